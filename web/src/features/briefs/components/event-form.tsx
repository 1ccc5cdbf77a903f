import { bindFields } from '@/lib/forms/bind-fields';
import { TextArea } from '@/ui/text-area';
import type { EventInputs } from '../event-request';
import { BriefCard, type BriefFormProps } from './brief-card';

export function EventForm({ inputs, errors, onChange, children, ...card }: BriefFormProps<EventInputs>) {
  const field = bindFields(inputs, errors, (name, text) => onChange({ [name]: text }));
  return (
    <BriefCard
      title="Event Information & Catalysts"
      action="Generate Email"
      isOff={inputs.eventInfo.trim() === ''}
      hasFile={inputs.fileContent !== ''}
      fileError={errors.fileContent}
      {...card}
    >
      <TextArea
        label="Event Information"
        placeholder="What is live or about to begin, when, for whom, and how to join"
        {...field('eventInfo')}
      />
      <TextArea
        label="Catalyst Context"
        hint="optional"
        placeholder="What in the market makes it matter now"
        {...field('catalystContext')}
      />
      {children}
    </BriefCard>
  );
}
