import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { CONTROL_STYLE } from './control-style';
import { Field } from './field';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
  description?: string;
  error?: string;
  doubt?: string;
}

/** Grows with what is typed, up to a limit. */
export function TextArea({ label, hint, description, error, doubt, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} description={description} error={error} doubt={doubt}>
      {(control) => (
        <textarea
          className={classNames(CONTROL_STYLE, 'field-sizing-content max-h-72 min-h-18 resize-y py-2', className)}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
