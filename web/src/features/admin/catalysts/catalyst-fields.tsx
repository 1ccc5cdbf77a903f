import { bindFields } from '@/lib/forms/bind-fields';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import type { TypedCatalyst } from './typed-catalyst';

interface CatalystFieldsProps {
  typed: TypedCatalyst;
  errors: Record<string, string>;
  onChange: (change: Partial<TypedCatalyst>) => void;
}

export function CatalystFields({ typed, errors, onChange }: CatalystFieldsProps) {
  const known = { ...errors, date: errors.publishedAt };
  const field = bindFields(typed, known, (name, text) => onChange({ [name]: text }));
  return (
    <>
      <TextField label="Title" {...field('title')} />
      <TextArea label="Text" placeholder="What happened, in a sentence or two" {...field('text')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Sector" hint="optional" placeholder="Market-wide" {...field('sector')} />
        <TextField label="Date" hint="today where it is empty" type="date" {...field('date')} />
      </div>
      <TextField label="Source" hint="optional" placeholder="Who says so" {...field('source')} />
      <TextField label="Link" hint="optional" type="url" inputMode="url" placeholder="https://" {...field('url')} />
    </>
  );
}
