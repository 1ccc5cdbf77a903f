import { useId, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  hint?: string;
  /** What it does, in a line below the label. */
  description?: string;
  error?: string;
  /** What may be wrong with it, or does not go with the rest. */
  doubt?: string;
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A label, its control and what was wrong with it. */
export function Field({ label, hint, description, error, doubt, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const descriptionId = `${id}-description`;
  const doubtId = `${id}-doubt`;
  const describedBy = [description && descriptionId, error && errorId, doubt && doubtId].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline gap-1.5 text-sm">
        <label htmlFor={id} className="font-medium text-muted">
          {label}
        </label>
        {hint && <span className="text-xs text-faint">{hint}</span>}
      </div>
      {description && (
        <p id={descriptionId} className="-mt-1 text-sm text-faint">
          {description}
        </p>
      )}
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {error && (
        <p id={errorId} className="text-sm text-bad">
          {error}
        </p>
      )}
      {doubt && (
        <p id={doubtId} role="status" className="text-sm text-warn">
          {doubt}
        </p>
      )}
    </div>
  );
}
