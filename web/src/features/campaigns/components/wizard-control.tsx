import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { fieldOf, type FieldName } from '../wizard-fields';

interface WizardControlProps {
  name: FieldName;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

const STEPS = { count: 1, money: 0.01, percent: 0.01 };

/** One field of the brief, as its kind is typed. */
export function WizardControl({ name, value, error, onChange }: WizardControlProps) {
  const { label, kind, options, isOptional, placeholder } = fieldOf(name);
  const common = { label, error, hint: isOptional ? 'optional' : undefined, value, placeholder };
  if (kind === 'words') return <TextArea rows={3} {...common} onChange={(event) => onChange(event.target.value)} />;
  if (kind === 'choice') {
    return (
      <Field label={label} error={error}>
        {(control) => (
          <Select value={value} onChange={(event) => onChange(event.target.value)} {...control}>
            {options?.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        )}
      </Field>
    );
  }
  const isNumber = kind === 'count' || kind === 'money' || kind === 'percent';
  return (
    <TextField
      {...common}
      type={isNumber ? 'number' : kind}
      inputMode={isNumber && name !== 'performanceHighlights.avgLoser' ? 'decimal' : undefined}
      step={isNumber ? STEPS[kind] : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
