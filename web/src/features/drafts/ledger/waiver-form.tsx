import { type LedgerEntry, WaiverRequest } from '@copydesk/contracts';
import { sentenceAt } from '@copydesk/text';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { useWaivers } from './queries';

interface WaiverFormProps {
  label: string;
  /** What is answered for, and the text in which it stands. */
  words: Pick<LedgerEntry, 'from' | 'to' | 'quote'>;
  text: string;
  threadId: string;
  onClose: () => void;
}

/** Asks why a claim that no source proves, or a promise, is kept. What was typed stays where it could not be sent. */
export function WaiverForm({ label, words, text, threadId, onClose }: WaiverFormProps) {
  const { add } = useWaivers(threadId);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { quote, from, to } = words;
    const waiver = { quote, sentence: sentenceAt(text, from, to), reason: reason.trim() };
    const [error] = Object.values(fieldErrors(WaiverRequest, waiver));
    setRefused(error);
    if (error !== undefined) return;
    add.mutate(waiver, {
      onSuccess: onClose,
      onError: (failure) => setRefused(messageOf(failure, 'Could not save this. Please try again.')),
    });
  };
  return (
    <form onSubmit={send} className="mt-1 flex flex-col gap-2">
      <TextArea
        autoFocus
        label={label}
        placeholder="Where it comes from, or who approved it"
        rows={2}
        value={reason}
        error={refused}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={add.isPending}>
          {add.isPending ? 'Saving...' : 'Keep anyway'}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
