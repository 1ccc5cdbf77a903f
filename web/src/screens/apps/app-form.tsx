import { Fragment } from 'react';
import { BriefCard, type BriefFormProps } from '@/features/briefs/components/brief-card';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { APP_FIELDS, type AppInputs } from './app-brief';

interface AppFormProps extends BriefFormProps<AppInputs> {
  hasFile: boolean;
}

/** The general email brief. */
export function AppForm({ inputs, errors, onChange, children, ...card }: AppFormProps) {
  return (
    <BriefCard title="Email Brief" action="Generate Email" fileError={errors.fileContent} {...card}>
      {APP_FIELDS.map(({ field, label, placeholder, isOptional, isLine }) => {
        const control = { label, placeholder, value: inputs[field], error: errors[field] };
        const change = (value: string) => onChange({ [field]: value });
        return (
          <Fragment key={field}>
            {isLine ? (
              <TextField {...control} onChange={(event) => change(event.target.value)} />
            ) : (
              <TextArea {...control} hint={isOptional && 'optional'} onChange={(event) => change(event.target.value)} />
            )}
          </Fragment>
        );
      })}
      {children}
    </BriefCard>
  );
}
