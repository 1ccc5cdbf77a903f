import type { ReactNode, RefObject } from 'react';
import { TextArea } from '@/ui/text-area';
import type { EventInputs } from '../event-request';
import { BriefCard } from './brief-card';

interface EventFormProps {
  inputs: EventInputs;
  errors: Record<string, string>;
  isGenerating: boolean;
  firstField: RefObject<HTMLTextAreaElement | null>;
  onChange: (change: Partial<EventInputs>) => void;
  onGenerate: () => void;
  onClear: () => void;
  /** Stands under the catalyst context. */
  children: ReactNode;
}

export function EventForm({ inputs, errors, firstField, onChange, children, ...form }: EventFormProps) {
  return (
    <BriefCard
      title="Event Information & Catalysts"
      action="Generate Email"
      isOff={inputs.eventInfo.trim() === ''}
      hasFile={inputs.fileContent !== ''}
      fileError={errors.fileContent}
      {...form}
    >
      <TextArea
        ref={firstField}
        label="Event Information"
        placeholder="What is live or about to begin, when, for whom, and how to join"
        value={inputs.eventInfo}
        error={errors.eventInfo}
        onChange={(event) => onChange({ eventInfo: event.target.value })}
      />
      <TextArea
        label="Catalyst Context"
        hint="optional"
        placeholder="What in the market makes it matter now"
        value={inputs.catalystContext}
        error={errors.catalystContext}
        onChange={(event) => onChange({ catalystContext: event.target.value })}
      />
      {children}
    </BriefCard>
  );
}
