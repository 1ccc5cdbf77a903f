import { bindFields } from '@/lib/forms/bind-fields';
import { TextArea } from '@/ui/text-area';
import type { HotlistInputs } from '../hotlist-request';
import { BriefCard, type BriefFormProps } from './brief-card';

export function BriefForm({ inputs, errors, onChange, children, ...card }: BriefFormProps<HotlistInputs>) {
  const field = bindFields(inputs, errors, (name, text) => onChange({ [name]: text }));
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
        {...field('catalyst')}
      />
      {children}
      <TextArea
        label="Additional Context"
        placeholder="Who reads this, what they own, what the email should do"
        {...field('additionalContext')}
      />
    </BriefCard>
  );
}
