import type { LedgerEntry } from '@copydesk/contracts';
import { type EvidenceSource, formatSigner, lookOf, sentenceAt } from '@copydesk/text';
import { Fragment, type ReactNode, useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { SourceLink } from '@/ui/source-link';
import { citeSource, explainClaim, keysOf, tellPlace } from '@/lib/claims/describe-claim';
import { useConfirmations, useWaivers } from './queries';
import { WaiverForm } from './waiver-form';

interface ClaimDetailsProps {
  entry: LedgerEntry;
  /** The text in which it stands. */
  text: string;
  threadId: string;
  /** Told by which button. */
  onOpenSource: (opener: HTMLElement) => void;
  /** More that can be done. */
  children?: ReactNode;
}

/** What the sources say of a claim, and what can be done about it. */
export function ClaimDetails(props: ClaimDetailsProps) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <ClaimProof entry={props.entry} />
      <ClaimActs {...props} />
    </div>
  );
}

/** What the sources say of a claim, with the words that stand there. */
export function ClaimProof({ entry }: Pick<ClaimDetailsProps, 'entry'>) {
  const { waiver, confirmation, formula } = entry;
  const keys = keysOf(entry);
  const source = entry.source ?? entry.near?.source;
  const explanation = explainClaim(entry);
  return (
    <>
      {waiver && (
        <p className="break-words">
          “{waiver.reason}” <span className="text-muted">{`${formatSigner(waiver)}, ${formatDate(waiver.at)}`}</span>
        </p>
      )}
      {lookOf(entry) === 'confirmed' && confirmation && (
        <p className="break-words">
          Checked by {formatSigner(confirmation)}, {formatDate(confirmation.at)}
        </p>
      )}
      {explanation && <p className="break-words text-muted">{explanation}</p>}
      {keys && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 break-words">
          {keys.map(([who, what]) => (
            <Fragment key={who}>
              <dt className="text-muted">{who}</dt>
              <dd className="tabular-nums">{what}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {formula && <p className="font-mono text-xs leading-5 break-words tabular-nums">{formula}</p>}
      {source && <SourceLine source={source} />}
    </>
  );
}

/** What can be done about a claim. */
export function ClaimActs({ entry, text, threadId, onOpenSource, children }: ClaimDetailsProps) {
  const [isWaiving, setWaiving] = useState(false);
  const { takeBack } = useWaivers(threadId);
  const confirmations = useConfirmations(threadId);
  const look = lookOf(entry);
  const { waiver, confirmation } = entry;
  const source = entry.source ?? entry.near?.source;
  const confirm = () =>
    confirmations.add.mutate({ claim: entry.quote, sentence: sentenceAt(text, entry.from, entry.to) });
  return (
    <>
      {isWaiving ? (
        <WaiverForm
          label="Why is it correct?"
          words={entry}
          text={text}
          threadId={threadId}
          onClose={() => setWaiving(false)}
        />
      ) : (
        <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {children}
          {look === 'found' && (
            <Button size="small" data-act="c" disabled={confirmations.add.isPending} onClick={confirm}>
              I checked it
            </Button>
          )}
          {source && (
            <Button size="small" onClick={(event) => onOpenSource(event.currentTarget)}>
              Open the source
            </Button>
          )}
          {(look === 'mismatch' || look === 'unsourced') && (
            <Button size="small" data-act="k" onClick={() => setWaiving(true)}>
              Keep anyway
            </Button>
          )}
          {waiver && (
            <Button
              size="small"
              variant="quiet"
              disabled={takeBack.isPending}
              onClick={() => takeBack.mutate(waiver.id)}
            >
              Take it back
            </Button>
          )}
          {look === 'confirmed' && confirmation && (
            <Button
              size="small"
              variant="quiet"
              disabled={confirmations.takeBack.isPending}
              onClick={() => confirmations.takeBack.mutate(confirmation.id)}
            >
              Take it back
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** 'p. 28, the document' over the words that stand there. */
function SourceLine({ source }: { source: EvidenceSource }) {
  const { quote } = citeSource(source);
  return (
    <figure className="border-l-2 border-line-strong pl-3">
      <blockquote dir="auto" className="line-clamp-4 break-words">
        “{quote}”
      </blockquote>
      <figcaption className="text-xs break-words text-muted">
        {tellPlace(source)}
        {source.url && (
          <span className="block">
            <SourceLink href={source.url}>The filing at sec.gov</SourceLink>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
