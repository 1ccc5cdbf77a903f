import { Check } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextArea } from '@/ui/text-area';
import type { HotlistInputs } from '../hotlist-request';

interface BriefFormProps {
  inputs: HotlistInputs;
  errors: Record<string, string>;
  isGenerating: boolean;
  firstField: RefObject<HTMLTextAreaElement | null>;
  onChange: (change: Partial<HotlistInputs>) => void;
  onGenerate: () => void;
  onClear: () => void;
}

export function BriefForm({ inputs, errors, isGenerating, firstField, onChange, onGenerate, onClear }: BriefFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isGenerating) onGenerate();
  };
  return (
    <Card className="p-4">
      <form onSubmit={submit} onKeyDown={takeKey} noValidate className="flex flex-col gap-4">
        <h2 className="text-sm font-semibold">Market Catalyst & Context</h2>
        <TextArea
          ref={firstField}
          label="Market Catalyst"
          hint="optional"
          placeholder="What just happened in the market?"
          value={inputs.catalyst}
          error={errors.catalyst}
          onChange={(event) => onChange({ catalyst: event.target.value })}
        />
        <TextArea
          label="Additional Context"
          placeholder="Who reads this, what they own, what the email should do"
          value={inputs.additionalContext}
          error={errors.additionalContext}
          onChange={(event) => onChange({ additionalContext: event.target.value })}
        />
        {inputs.fileContent && (
          <p className="flex items-center gap-2 rounded-md bg-good-soft px-3 py-2 text-sm text-good">
            <Check className="size-4" aria-hidden />
            File Content Included
          </p>
        )}
        {errors.fileContent && <p className="text-sm text-bad">{errors.fileContent}</p>}
        <div className="flex gap-2">
          <Button type="submit" variant="main" className="min-w-0 flex-1" disabled={isGenerating}>
            {isGenerating ? 'Generating...' : 'Generate HotList Email'}
          </Button>
          <Button variant="quiet" onClick={onClear}>
            Clear Form
          </Button>
        </div>
      </form>
    </Card>
  );
}
