import type { FactCheckResponse } from '@copydesk/contracts';
import { CircleSlash, ShieldCheck } from 'lucide-react';
import { RunText } from '../runs/run-text';
import { describeCut } from '../writing/describe-cut';
import { citationsOf, describeSources } from './describe-check';
import { SourceLink } from '@/ui/source-link';
import { VerdictCard } from './verdict-card';

export function FactCheckResult({ result }: { result: FactCheckResponse }) {
  const { analysis, verdicts, checkedAgainst, cuts } = result;
  const citations = citationsOf(result);
  const isChecked = checkedAgainst.length > 0;
  const Icon = isChecked ? ShieldCheck : CircleSlash;
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon className="size-4 shrink-0" aria-hidden />
        {describeSources(checkedAgainst)}
      </p>
      {cuts.map((cut) => (
        <p key={cut.field} className="rounded-md border border-warn/30 bg-warn-soft p-3 text-sm text-warn">
          {describeCut(cut)} What a claim rests on may stand in the part that was left out.
        </p>
      ))}
      {verdicts.length > 0 && (
        <ul aria-label="Verdicts" className="flex flex-col gap-2.5">
          {verdicts.map((verdict, index) => (
            <VerdictCard key={index} verdict={verdict} />
          ))}
        </ul>
      )}
      {analysis && <RunText title="Analysis" text={analysis} />}
      {citations.length > 0 && (
        <section aria-labelledby="fact-check-citations" className="flex flex-col gap-2">
          <h3 id="fact-check-citations" className="text-sm font-semibold">
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
