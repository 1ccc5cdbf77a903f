import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import type { TypedCatalyst } from '../typed-catalyst';

interface CatalystFieldsProps {
  typed: TypedCatalyst;
  errors: Record<string, string>;
  onChange: (change: Partial<TypedCatalyst>) => void;
}

export function CatalystFields({ typed, errors, onChange }: CatalystFieldsProps) {
  const { title, text, sector, source, url, date } = typed;
  return (
    <>
      <TextField
        label="Title"
        value={title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label="Text"
        placeholder="What happened, in a sentence or two"
        value={text}
        error={errors.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Sector"
          hint="optional"
          placeholder="Market-wide"
          value={sector}
          error={errors.sector}
          onChange={(event) => onChange({ sector: event.target.value })}
        />
        <TextField
          label="Date"
          hint="today where it is empty"
          type="date"
          value={date}
          error={errors.publishedAt}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      </div>
      <TextField
        label="Source"
        hint="optional"
        placeholder="Who says so"
        value={source}
        error={errors.source}
        onChange={(event) => onChange({ source: event.target.value })}
      />
      <TextField
        label="Link"
        hint="optional"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        error={errors.url}
        onChange={(event) => onChange({ url: event.target.value })}
      />
    </>
  );
}
