import { TextArea } from '@/ui/text-area';
import type { HotlistInputs } from '../hotlist-request';
import { BriefCard, type BriefFormProps } from './brief-card';

export function BriefForm({ inputs, errors, onChange, children, ...card }: BriefFormProps<HotlistInputs>) {
  return (
    <BriefCard
      title="Market Catalyst & Context"
      action="Generate HotList Email"
      hasFile={inputs.fileContent !== ''}
      fileError={errors.fileContent}
      {...card}
    >
      <TextArea
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
