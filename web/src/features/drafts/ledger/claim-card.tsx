import { lookOf } from '@copydesk/text';
import { ChevronLeft, ChevronRight, type LucideIcon, ShieldAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type PointerEvent, useMemo } from 'react';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { Button } from '@/ui/button';
import type { Offer, ToldFinding } from '../findings/describe-findings';
import { claimAt, isFinding, nameOfFinding } from './claim-marks';
import { LOOKS } from '@/lib/claims/claim-style';
import { ClaimDetails } from './claim-details';
import { LOOK_WORDS } from '@/lib/claims/describe-claim';
import type { Claims } from './use-claims';

interface ClaimCardProps {
  claims: Claims;
  index: number;
  onReplace: ((offer: Offer) => void) | null;
  onUse: ((offer: Offer) => void) | null;
}

const AWAY_MS = 260;

/** What proves a claim, beside it: seen by resting on it, or by going to it with the keyboard. */
export default function ClaimCard({ claims, index, onReplace, onUse }: ClaimCardProps) {
  const { text, marked, elementOf, closeCard, keepCard, openCard, openSource, step, threadId } = claims;
  const entry = marked[index];
  const anchor = useMemo(
    () => ({
      current: {
        // The card moves with the text that scrolls.
        get contextElement() {
          return elementOf(index) ?? undefined;
        },
        // A claim may go over the end of a line: the card stands at its first piece.
        getBoundingClientRect: () => {
          const element = elementOf(index);
          return element?.getClientRects()[0] ?? element?.getBoundingClientRect() ?? new DOMRect();
        },
      },
    }),
    [elementOf, index],
  );
  if (!entry) return null;
  const offer = isFinding(entry) ? null : claims.replacementOf(entry);
  const opener = elementOf(index);
  const leave = () => {
    const hadFocus = document.activeElement?.closest('[data-claim-card]') !== null;
    closeCard();
    if (hadFocus) opener?.focus();
  };
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          data-claim-card
          aria-label={`About ${text.slice(entry.from, entry.to)}`}
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            if (event.target && claimAt(event.target) !== null) event.preventDefault();
          }}
          onPointerEnter={keepCard}
          onPointerLeave={(event: PointerEvent) => {
            if (!claims.card?.isHeld && !event.currentTarget.contains(document.activeElement)) closeCard(AWAY_MS);
          }}
          onFocus={() => openCard(index, true)}
          className="z-30 max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] animate-fade-in overflow-y-auto rounded-lg border border-line-strong bg-raised p-4 shadow-float outline-none"
        >
          {isFinding(entry) ? (
            <FindingDetails finding={entry.finding} onReplace={onReplace} />
          ) : (
            <>
              <CardHead {...LOOKS[lookOf(entry)]}>{LOOK_WORDS[lookOf(entry)]}</CardHead>
              <ClaimDetails
                entry={entry}
                text={text}
                threadId={threadId}
                onOpenSource={() => opener && openSource(entry, index, opener)}
              >
                {offer && (
                  <Button size="small" disabled={!onUse} onClick={() => onUse?.(offer)}>
                    Use {offer.word}
                  </Button>
                )}
              </ClaimDetails>
            </>
          )}
          <div className="mt-3 flex items-center gap-1 border-t border-line pt-2.5">
            <p className="mr-auto text-xs text-faint tabular-nums">
              {index + 1} of {marked.length}
            </p>
            <Step label="Previous open claim" Icon={ChevronLeft} onClick={() => step(index, -1, 'open')} />
            <Step label="Next open claim" Icon={ChevronRight} onClick={() => step(index, 1, 'open')} />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface CardHeadProps {
  Icon: LucideIcon;
  color: string;
  children: string;
}

function CardHead({ Icon, color, children }: CardHeadProps) {
  return (
    <p className={classNames('mb-2 flex items-center gap-2 text-sm font-semibold', color)}>
      <Icon className="size-4 shrink-0" aria-hidden />
      {children}
    </p>
  );
}

interface FindingDetailsProps {
  finding: ToldFinding;
  onReplace: ((offer: Offer) => void) | null;
}

/** What a rule says of words, and what to write in their place. */
function FindingDetails({ finding, onReplace }: FindingDetailsProps) {
  const { text, rule, offer } = finding;
  return (
    <>
      <CardHead Icon={ShieldAlert} color={rule ? 'text-bad' : 'text-warn'}>
        {nameOfFinding(finding)}
      </CardHead>
      <div className="flex flex-col items-start gap-2 text-sm break-words text-muted">
        <p>{text}</p>
        {rule && <p className="text-text">{rule.rewrite}</p>}
        {rule && <p className="text-xs text-faint">{rule.citation}</p>}
        {offer && (
          <Button size="small" disabled={!onReplace} onClick={() => onReplace?.(offer)}>
            Use “{offer.word}” instead
          </Button>
        )}
      </div>
    </>
  );
}

interface StepProps {
  label: string;
  Icon: typeof ChevronLeft;
  onClick: () => void;
}

function Step({ label, Icon, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={buttonStyle('quiet', 'icon', 'size-8')}
    >
      <Icon className="size-4" aria-hidden />
    </button>
  );
}
