import type { AnyWriter } from '@copydesk/contracts';
import { Check } from 'lucide-react';
import { Fragment, type ChangeEvent, type FormEvent, type ReactNode, Suspense, type Ref, useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { piecesOf } from './pieces';

interface BriefFormProps {
  writer: AnyWriter;
  texts: Record<string, string>;
  errors: Record<string, string>;
  form: Ref<HTMLFormElement>;
  isGenerating: boolean;
  /** True where an email is open beside it: then that one has the main button. */
  hasThread: boolean;
  hasFile: boolean;
  /** Fields that the brand has an answer to: they are asked for only where somebody wants to say it otherwise. */
  known: readonly string[];
  onType: (field: string, text: string) => void;
  onGenerate: () => void;
  onClear: () => void;
  /** Stands under the field in which chosen catalysts stand. */
  news: ReactNode;
  /** Stands under the last field. */
  children: ReactNode;
}

/** The form of a tool: what it asks for, what goes with it, and the button that has it written. */
export function BriefForm({ writer, texts, errors, onType, news, children, ...rest }: BriefFormProps) {
  const { form, isGenerating, hasThread, hasFile, known, onGenerate, onClear } = rest;
  const [asksAll, setAsksAll] = useState(false);
  const isAsked = (name: string) => asksAll || !known.includes(name) || Boolean(texts[name]) || Boolean(errors[name]);
  const unasked = writer.form.asks.filter((name) => !isAsked(name));
  const id = useId();
  const { title, action, asks, offWithout } = writer.form;
  const { Under } = piecesOf(writer);
  const bound = bindFields(Object.fromEntries(asks.map((name) => [name, texts[name] ?? ''])), errors, onType);
  const isOff = offWithout !== undefined && (texts[offWithout] ?? '').trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <>
      <Card className="p-4">
        <form id={id} ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
          <h2 className="text-sm font-semibold">{title}</h2>
          {asks.map((name) => {
            const field = writer.fields[name];
            if (field?.kind !== 'text' || !isAsked(name)) return null;
            const {
              label = field.name,
              placeholder,
              required,
              hint = required && !known.includes(name) && 'required',
              isLine,
            } = field;
            const Control = isLine ? TextField : TextArea;
            return (
              <Fragment key={name}>
                <Control
                  label={label}
                  hint={hint || undefined}
                  aria-required={required !== undefined && !known.includes(name)}
                  placeholder={placeholder}
                  {...bound(name)}
                />
                <Suspense fallback={null}>
                  {Under && <Under field={name} text={texts[name] ?? ''} onChange={(text) => onType(name, text)} />}
                </Suspense>
                {name === writer.catalysts?.into && news}
              </Fragment>
            );
          })}
          {unasked.length > 0 && (
            <p className="text-sm text-muted">
              From your brand: {unasked.map((name) => nameOf(writer, name)).join(', ')}.{' '}
              <button
                type="button"
                onClick={() => setAsksAll(true)}
                className="rounded-sm text-text underline underline-offset-2"
              >
                Say it otherwise
              </button>
            </p>
          )}
          {errors.catalysts && <p className="text-sm text-bad">{errors.catalysts}</p>}
          {children}
          {hasFile && (
            <p className="flex items-center gap-2 rounded-md bg-good-soft px-3 py-2 text-sm text-good">
              <Check className="size-4" aria-hidden />
              File Content Included
            </p>
          )}
          {errors.fileContent && <p className="text-sm text-bad">{errors.fileContent}</p>}
        </form>
      </Card>
      {/* At the end of the pane, so that it stays in sight however long that is. */}
      <div className="sticky bottom-0 max-lg:bottom-(--below) z-10 -mx-4 mt-auto -mb-4 flex gap-2 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:-mx-5 lg:-mb-5 lg:px-5 lg:pb-4">
        <Button
          type="submit"
          form={id}
          data-command
          variant={hasThread ? 'plain' : 'main'}
          className="min-w-0 flex-1"
          disabled={isGenerating || isOff}
        >
          {isGenerating ? 'Generating...' : action}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          Clear Form
        </Button>
      </div>
    </>
  );
}

function nameOf({ fields }: AnyWriter, name: string): string {
  const field = fields[name];
  return field?.kind === 'text' ? (field.label ?? field.name).toLowerCase() : name;
}

/** Gives each field of a form by its name what it shows, what was wrong with it, and where to tell what is typed. */
function bindFields<K extends string>(
  values: Record<K, string>,
  errors: Record<string, string | undefined>,
  onType: (name: K, text: string) => void,
) {
  return (name: K) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(name, target.value),
  });
}
