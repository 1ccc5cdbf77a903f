import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { CONTROL_STYLE } from './control-style';
import { Field } from './field';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string;
}

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input className={classNames(CONTROL_STYLE, 'h-10', className)} {...rest} {...control} />}
    </Field>
  );
}
