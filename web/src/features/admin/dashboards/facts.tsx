import { classNames } from '@/ui/class-names';
import type { Fact } from './format-event';

/** What is longer does not stand in a narrow column. */
const LONG = 60;

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-2.5">
      {facts.map(({ name, value }) => (
        <div key={name} className={classNames('min-w-0', value.length > LONG && 'col-span-full')}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="break-words whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was filled in, where it is known. */
export function FormInput({ form }: { form: Fact[] }) {
  if (form.length === 0) return null;
  return (
    <section className="rounded-md bg-raised p-3.5">
      <h3 className="mb-2 text-sm font-medium">Form input</h3>
      <FactList facts={form} />
    </section>
  );
}
