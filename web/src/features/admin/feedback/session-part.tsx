import { type ReactNode, useId } from 'react';

interface SessionPartProps {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** One part of the work; it says so where nothing of it came along. */
export function SessionPart({ title, isEmpty, children }: SessionPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1.5 text-sm font-medium text-muted">
        {title}
      </h3>
      {isEmpty ? <p className="text-muted">None</p> : children}
    </section>
  );
}
