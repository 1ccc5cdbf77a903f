import { Check } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

interface BriefCardProps {
  title: string;
  /** What its button says. */
  action: string;
  form: Ref<HTMLFormElement>;
  isGenerating: boolean;
  /** True while there is too little to write from. */
  isOff?: boolean;
  hasFile: boolean;
  fileError?: string;
  onGenerate: () => void;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
}

/** What the form of a tool is given. */
export interface BriefFormProps<I> extends Pick<
  BriefCardProps,
  'form' | 'isGenerating' | 'onGenerate' | 'onClear' | 'children'
> {
  inputs: I;
  errors: Record<string, string>;
  onChange: (change: Partial<I>) => void;
}

/** The form of a tool: its fields, what goes with them, and the button that has it written. */
export function BriefCard(props: BriefCardProps) {
  const { title, action, form, isGenerating, isOff = false, hasFile, fileError, onGenerate, onClear, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isGenerating) onGenerate();
  };
  return (
    <Card className="p-4">
      <form ref={form} onSubmit={submit} onKeyDown={takeKey} noValidate className="flex flex-col gap-4">
        <h2 className="text-sm font-semibold">{title}</h2>
        {children}
        {hasFile && (
          <p className="flex items-center gap-2 rounded-md bg-good-soft px-3 py-2 text-sm text-good">
            <Check className="size-4" aria-hidden />
            File Content Included
          </p>
        )}
        {fileError && <p className="text-sm text-bad">{fileError}</p>}
        <div className="flex gap-2">
          <Button type="submit" variant="main" className="min-w-0 flex-1" disabled={isGenerating || isOff}>
            {isGenerating ? 'Generating...' : action}
          </Button>
          <Button variant="quiet" onClick={onClear}>
            Clear Form
          </Button>
        </div>
      </form>
    </Card>
  );
}
