import { BriefCard, type BriefFormProps } from '@/features/briefs/components/brief-card';
import { bindFields } from '@/lib/forms/bind-fields';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { APP_FIELDS, type AppInputs } from './app-brief';

interface AppFormProps extends BriefFormProps<AppInputs> {
  hasFile: boolean;
}

/** The general email brief. */
export function AppForm({ inputs, errors, onChange, children, ...card }: AppFormProps) {
  const bound = bindFields(inputs, errors, (name, text) => onChange({ [name]: text }));
  return (
    <BriefCard title="Email Brief" action="Generate Email" fileError={errors.fileContent} {...card}>
      {APP_FIELDS.map(({ field, label, placeholder, isOptional, isLine }) => {
        const control = { label, placeholder, ...bound(field) };
        return isLine ? (
          <TextField key={field} {...control} />
        ) : (
          <TextArea key={field} {...control} hint={isOptional && 'optional'} />
        );
      })}
      {children}
    </BriefCard>
  );
}
