import type { ReactNode, RefObject } from 'react';
import { TextArea } from '@/ui/text-area';
import type { HotlistInputs } from '../hotlist-request';
import { BriefCard } from './brief-card';

interface BriefFormProps {
  inputs: HotlistInputs;
  errors: Record<string, string>;
  isGenerating: boolean;
  firstField: RefObject<HTMLTextAreaElement | null>;
  onChange: (change: Partial<HotlistInputs>) => void;
  onGenerate: () => void;
  onClear: () => void;
  /** Stands under the catalyst. */
  children: ReactNode;
}

export function BriefForm({ inputs, errors, firstField, onChange, children, ...form }: BriefFormProps) {
  return (
    <BriefCard
      title="Market Catalyst & Context"
      action="Generate HotList Email"
      hasFile={inputs.fileContent !== ''}
      fileError={errors.fileContent}
      {...form}
    >
      <TextArea
        ref={firstField}
        label="Market Catalyst"
        hint="optional"
        placeholder="What just happened in the market?"
        value={inputs.catalyst}
        error={errors.catalyst}
        onChange={(event) => onChange({ catalyst: event.target.value })}
      />
      {children}
      <TextArea
        label="Additional Context"
        placeholder="Who reads this, what they own, what the email should do"
        value={inputs.additionalContext}
        error={errors.additionalContext}
        onChange={(event) => onChange({ additionalContext: event.target.value })}
      />
    </BriefCard>
  );
}
