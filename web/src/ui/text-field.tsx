import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { CONTROL_STYLE } from './control-style';
import { Field } from './field';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  description?: string;
  error?: string;
  doubt?: string;
}

export function TextField({ label, hint, description, error, doubt, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} description={description} error={error} doubt={doubt}>
      {(control) => (
        <input className={classNames(CONTROL_STYLE, 'h-10 max-md:h-11', className)} {...rest} {...control} />
      )}
    </Field>
  );
}
