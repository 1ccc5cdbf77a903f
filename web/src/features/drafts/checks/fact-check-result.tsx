import { type ClaimVerdict, type FactCheckResponse, outcomeOf } from '@copydesk/contracts';
import { httpUrl, quoteFinder } from '@copydesk/text';
import { CircleCheck, CircleHelp, CircleSlash, CircleX, Eye, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from '@/ui/class-names';
import { SourceLink } from '@/ui/source-link';
import type { Note } from '../margin/margin-notes';
import { type NotedDraft, PanelNotes } from '../findings/panel-notes';
import { describeCut } from '../thread/job-words';
import { citationsOf, describeSources, originOf, sourceLabel, OUTCOME_WORDS } from './describe-check';
import { RunText } from './run-text';
import { STALE_STYLE } from './stale-check';

interface FactCheckResultProps {
  draft: NotedDraft;
  result: FactCheckResponse;
  /** True where the draft has changed since. */
  isStale: boolean;
}

/** What was found, each verdict beside its claim. */
export function FactCheckResult({ draft, result, isStale }: FactCheckResultProps) {
  const { analysis, verdicts, checkedAgainst, cuts } = result;
  const { text } = draft;
  const find = useMemo(() => quoteFinder(text), [text]);
  const citations = citationsOf(result);
  const isChecked = checkedAgainst.length > 0;
  const Icon = isChecked ? ShieldCheck : CircleSlash;
  const notes = verdicts.map((judged, index): Note => {
    const span = find(judged.claim);
    return { key: `verdict-${index}`, span, card: <Verdict judged={judged} isStale={isStale} /> };
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
        {describeSources(checkedAgainst)}
      </p>
      {cuts.map((cut) => (
        <p key={cut.field} className="rounded-md border border-warn/30 bg-warn-soft p-3 text-sm text-warn">
          {describeCut(cut)} The source of a claim may be in the part that was left out.
        </p>
      ))}
      {analysis && <RunText title="Analysis" text={analysis} />}
      <PanelNotes label="Verdicts" draft={draft} notes={notes} />
      {citations.length > 0 && (
        <section aria-labelledby="fact-check-citations" className="flex flex-col gap-2 text-sm">
          <h3 id="fact-check-citations" className="font-semibold">
            Sources
          </h3>
          <ol className="flex list-decimal flex-col gap-1 pl-5 marker:text-faint">
            {citations.map(({ href, label }, index) => (
              <li key={index} className="break-words">
                <SourceLink href={href}>{label}</SourceLink>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const LOOKS = {
  supported: { Icon: CircleCheck, color: 'text-good' },
  contradicted: { Icon: CircleX, color: 'text-bad' },
  'not-found': { Icon: CircleHelp, color: 'text-warn' },
  'to-confirm': { Icon: Eye, color: 'text-warn' },
  'not-checked': { Icon: CircleSlash, color: 'text-muted' },
};

/** What became of one claim, and the words of the sources that decided it. */
function Verdict({ judged, isStale }: { judged: ClaimVerdict; isStale: boolean }) {
  const { claim, note, sources } = judged;
  const outcome = outcomeOf(judged);
  const { Icon, color } = LOOKS[outcome];
  const origin = originOf(judged);
  return (
    <div className={classNames('flex flex-col gap-1.5 text-sm', isStale && STALE_STYLE)}>
      <p className={classNames('flex flex-wrap items-center gap-x-2 font-medium', color)}>
        <Icon className="size-4 shrink-0" aria-hidden />
        {OUTCOME_WORDS[outcome]}
        {origin && <span className="ml-auto text-xs font-normal whitespace-nowrap text-muted">{origin}</span>}
      </p>
      <p dir="auto" className="font-serif text-lg break-words">
        {claim.replaceAll('**', '')}
      </p>
      {note && <p className="break-words text-muted">{note}</p>}
      {sources.map((source, index) => (
        <div key={index} className="border-l-2 border-line-strong pl-2.5">
          <p className="break-words">
            <SourceLink href={source.url && httpUrl(source.url)}>{sourceLabel(source)}</SourceLink>
          </p>
          {source.quote && (
            <q dir="auto" className="mt-0.5 block break-words text-muted">
              {source.quote.replaceAll('**', '')}
            </q>
          )}
        </div>
      ))}
    </div>
  );
}
