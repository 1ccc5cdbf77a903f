import { LIMITS, type BrandEmail } from '@copydesk/contracts';
import { Sparkles, Square } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { describeStage } from '@/lib/jobs/describe-stage';
import { useRun } from '@/lib/jobs/use-run';
import { Button } from '@/ui/button';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { useOwnEmails } from './queries';

interface DescribeVoiceProps {
  brandId: string;
  /** Takes the description, to be edited and saved. */
  onDescribed: (voice: string) => void;
}

/** Has the voice described from the brand's own emails. */
export function DescribeVoice({ brandId, onDescribed }: DescribeVoiceProps) {
  const emails = useOwnEmails(brandId).data ?? [];
  const { run, start, stop } = useRun('propose-brand', {
    storageKey: `describe-voice:${brandId}`,
    fallback: 'Your emails could not be read.',
    submit: async (_asked: { emails: number }, submission) =>
      submission.send({ emails: await readBest(brandId, emails) }, (body, key) =>
        http.submit('/api/brands/proposals', body, key),
      ),
  });
  const end = () =>
    stop().catch((error: unknown) => toastFailure('Could not stop', messageOf(error, 'Please try again.')));
  const proposal = run?.state === 'done' ? run.job?.result?.proposal : null;
  const voice = proposal?.texts.voice?.text ?? null;
  const take = useEffectEvent((described: string) => {
    onDescribed(described);
    announce({ title: 'Voice described', description: 'Please check it, then save the brand.' });
    void end();
  });
  useEffect(() => {
    if (voice !== null) take(voice);
  }, [voice]);
  if (emails.length === 0) return null;
  if (run?.state === 'running') {
    return (
      <div className="flex items-center gap-2">
        <p role="status" className="text-sm text-muted">
          {run.job ? describeStage(run.job) : 'Starting…'}
        </p>
        <Button size="small" onClick={() => void end()}>
          <Square className="size-3 fill-current" aria-hidden />
          Stop
        </Button>
      </div>
    );
  }
  const failure = run?.state === 'failed' ? run.failure : proposal && voice === null ? NOTHING : null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" onClick={() => start({ emails: emails.length })}>
        <Sparkles className="size-4" aria-hidden />
        Describe it from my emails
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

const NOTHING = 'No voice was found in them. Please describe it yourself.';

/** The first of them, whole as far as they are read. */
async function readBest(brandId: string, emails: BrandEmail[]): Promise<string[]> {
  const best = emails.slice(0, LIMITS.brandEmailsMax);
  const whole = await Promise.all(
    best.map(({ id }) => http.get('/api/brands/:id/emails/:emailId', { params: { id: brandId, emailId: id } })),
  );
  return whole.map(({ content }) => content.slice(0, LIMITS.longTextMax));
}
