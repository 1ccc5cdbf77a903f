import type { LedgerEntry } from '@copydesk/contracts';
import { formatSigner, lookOf } from '@copydesk/text';
import { useId } from 'react';
import { LOOKS } from '@/lib/claims/claim-style';
import { citeSource, describeLedger, explainClaim, keysOf, LOOK_WORDS, tellPlace } from '@/lib/claims/describe-claim';
import { formatDate } from '@/lib/format-date';
import { classNames } from '@/ui/class-names';
import { SourceLink } from '@/ui/source-link';

/** What each claim of a saved email rests on, as it was when it was saved. */
export function SavedClaims({ entries }: { entries: LedgerEntry[] }) {
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mx-auto mt-7 max-w-[42rem] border-t border-line pt-4">
      <h3 id={heading} className="text-sm font-semibold">
        Sources
      </h3>
      <p className="text-sm text-muted tabular-nums">{describeLedger({ entries }).words}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {entries.map((entry) => (
          <SavedClaim key={entry.from} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function SavedClaim({ entry }: { entry: LedgerEntry }) {
  const { quote, waiver, confirmation, formula } = entry;
  const look = lookOf(entry);
  const { Icon, color } = LOOKS[look];
  const source = entry.source ?? entry.near?.source;
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon className={classNames('mt-0.5 size-4 shrink-0', color)} aria-hidden />
      <div className="min-w-0 break-words">
        <p>
          <span dir="auto" className="font-medium">
            {quote}
          </span>{' '}
          <span className="text-muted">{LOOK_WORDS[look]}</span>
        </p>
        {look === 'waived' && waiver && (
          <p className="text-muted">{`“${waiver.reason}” ${formatSigner(waiver)}, ${formatDate(waiver.at)}`}</p>
        )}
        {look === 'confirmed' && confirmation && (
          <p className="text-muted">{`${formatSigner(confirmation)}, ${formatDate(confirmation.at)}`}</p>
        )}
        {(look === 'mismatch' || look === 'found') && <p className="text-muted">{explainClaim(entry)}</p>}
        {look === 'mismatch' &&
          keysOf(entry)?.map(([who, what]) => (
            <p key={who} className="text-muted">
              {who}: {what}
            </p>
          ))}
        {formula && <p className="font-mono text-xs leading-5 text-muted">{formula}</p>}
        {source && (
          <p className="text-xs text-muted">
            {tellPlace(source)}: “{citeSource(source).quote}”
            {source.url && (
              <>
                {' '}
                <SourceLink href={source.url}>sec.gov</SourceLink>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
