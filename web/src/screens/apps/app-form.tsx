import { Fragment, type ReactNode, type Ref } from 'react';
import { BriefCard } from '@/features/briefs/components/brief-card';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { APP_FIELDS, type AppBrief, type AppInputs } from './app-brief';

interface AppFormProps {
  brief: AppBrief;
  errors: Record<string, string>;
  isGenerating: boolean;
  form: Ref<HTMLDivElement>;
  onChange: (change: Partial<AppInputs>) => void;
  onGenerate: () => void;
  onClear: () => void;
  /** Stands under the market catalyst. */
  children: ReactNode;
}

/** The general email brief. */
export function AppForm({ brief, errors, form, onChange, children, ...card }: AppFormProps) {
  return (
    <div ref={form}>
      <BriefCard
        title="Email Brief"
        action="Generate Email"
        hasFile={brief.document !== null}
        fileError={errors.fileContent}
        {...card}
      >
        {APP_FIELDS.map(({ field, label, placeholder, isOptional, isLine }) => {
          const control = { label, placeholder, value: brief[field], error: errors[field] };
          const change = (value: string) => onChange({ [field]: value });
          return (
            <Fragment key={field}>
              {isLine ? (
                <TextField {...control} onChange={(event) => change(event.target.value)} />
              ) : (
                <TextArea
                  {...control}
                  hint={isOptional && 'optional'}
                  onChange={(event) => change(event.target.value)}
                />
              )}
            </Fragment>
          );
        })}
        {children}
      </BriefCard>
    </div>
  );
}
