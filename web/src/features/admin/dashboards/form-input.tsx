import { FactList } from './fact-list';
import type { Fact } from './say-event';

/** What was filled in, where it is known. */
export function FormInput({ form }: { form: Fact[] }) {
  if (form.length === 0) return null;
  return (
    <section className="rounded-md bg-raised p-3.5">
      <h4 className="mb-2 text-sm font-medium">Form input</h4>
      <FactList facts={form} />
    </section>
  );
}
