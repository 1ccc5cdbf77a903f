import type { ReactNode } from 'react';
import { BriefCard, type BriefFormProps } from '@/features/briefs/components/brief-card';
import { WinnerMeasures } from '@/features/winners/components/winner-measures';
import { bindFields } from '@/lib/forms/bind-fields';
import { TextArea } from '@/ui/text-area';
import type { CloneInputs } from './clone-winner-brief';

interface CloneFormProps extends BriefFormProps<CloneInputs> {
  /** Opens the emails that were written before. */
  picker: ReactNode;
}

/** A winner, and what the new email is about. */
export function CloneForm({ inputs, errors, picker, onChange, children, ...card }: CloneFormProps) {
  const field = bindFields(inputs, errors, (name, text) => onChange({ [name]: text }));
  return (
    <BriefCard title="Winner Copy & Custom Details" action="Clone Winner" hasFile={false} {...card}>
      <TextArea
        label="Winner Copy"
        hint="at least 50 characters"
        placeholder="Paste the email that worked"
        {...field('winnerCopy')}
      />
      {inputs.winnerCopy.trim() !== '' && <WinnerMeasures winner={inputs.winnerCopy} />}
      <div className="-mt-1.5">{picker}</div>
      <TextArea
        label="Custom Details"
        hint="at least 20 characters"
        placeholder="What the new email is about: the offer, the facts, who reads it"
        {...field('customDetails')}
      />
      {errors.catalysts && <p className="text-sm text-bad">{errors.catalysts}</p>}
      {children}
    </BriefCard>
  );
}
