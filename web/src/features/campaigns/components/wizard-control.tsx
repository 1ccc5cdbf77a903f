import type { FormEvent } from 'react';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { fieldOf, type FieldName } from '../wizard-fields';
import { NO_NUMBER } from '../wizard-values';

interface WizardControlProps {
  name: FieldName;
  value: string;
  error?: string;
  /** What does not go with the rest. */
  doubt?: string | undefined;
  /** True where the chosen offer says it. */
  isOfOffer: boolean;
  onChange: (value: string) => void;
}

const STEPS = { count: 1, money: 0.01, percent: 0.01 };

/** One field of the brief, as its kind is typed. */
export function WizardControl({ name, value, error, doubt, isOfOffer, onChange }: WizardControlProps) {
  const { label, kind, options, mark, about, placeholder } = fieldOf(name);
  const field = { label, error, doubt, hint: isOfOffer ? 'from your offer' : mark, description: about };
  const isRequired = mark === 'required';
  if (kind === 'words') {
    return (
      <TextArea
        rows={3}
        {...field}
        aria-required={isRequired}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <Field {...field}>
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
  if (kind === 'text' || kind === 'date') {
    return (
      <TextField
        {...field}
        type={kind}
        aria-required={isRequired}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const read = ({ currentTarget: { value: typed, validity } }: FormEvent<HTMLInputElement>) =>
    onChange(validity.badInput ? NO_NUMBER : typed);
  return (
    <TextField
      {...field}
      type="number"
      inputMode="decimal"
      step={STEPS[kind]}
      // What is no number stays in the field, which tells us none of it.
      value={value === NO_NUMBER ? '' : value}
      onChange={read}
      // A 0 that stands there gives way to what is typed.
      onFocus={({ currentTarget }) => currentTarget.select()}
      // What was empty for us before and is no number now is no change to React.
      onInput={read}
    />
  );
}
