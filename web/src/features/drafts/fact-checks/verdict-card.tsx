import type { ClaimVerdict } from '@copydesk/contracts';
import { httpUrl } from '@copydesk/text';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { classNames } from '@/ui/class-names';
import { VERDICT_WORDS } from './describe-check';
import { SourceLink } from '@/ui/source-link';

const LOOKS = {
  supported: { Icon: CircleCheck, colour: 'text-good' },
  contradicted: { Icon: CircleX, colour: 'text-bad' },
  'not-found': { Icon: CircleHelp, colour: 'text-warn' },
};

/** What became of one claim, and the words of the sources that decided it. */
export function VerdictCard({ verdict: { claim, verdict, note, sources } }: { verdict: ClaimVerdict }) {
  const { Icon, colour } = LOOKS[verdict];
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-raised p-3.5">
      <p className={classNames('flex items-center gap-2 text-sm font-medium', colour)}>
        <Icon className="size-4.5 shrink-0" aria-hidden />
        {VERDICT_WORDS[verdict]}
      </p>
      <p dir="auto" className="font-serif text-lg break-words">
        {claim}
      </p>
      {note && <p className="break-words text-muted">{note}</p>}
      {sources.map(({ title, url, quote }, index) => (
        <div key={index} className="border-l-2 border-line-strong pl-3 text-sm">
          <p className="break-words">
            <SourceLink href={url && httpUrl(url)}>{title}</SourceLink>
          </p>
          {quote && (
            <q dir="auto" className="mt-0.5 block break-words text-muted">
              {quote.replaceAll('**', '')}
            </q>
          )}
        </div>
      ))}
    </li>
  );
}
