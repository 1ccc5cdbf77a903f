import { useId, type ReactNode } from 'react';
import { Card } from '@/ui/card';

interface SettingsSectionProps {
  title: string;
  /** What it does. */
  about: string;
  children: ReactNode;
}

export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 py-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">{about}</p>
      </div>
      <Card className="flex flex-col gap-4 p-4.5 sm:p-5">{children}</Card>
    </section>
  );
}
