import type { LedgerEntry } from '@copydesk/contracts';
import {
  CircleHelp,
  Eye,
  GitCompareArrows,
  type LucideIcon,
  MailWarning,
  MessageSquareText,
  PencilLine,
  ShieldAlert,
  TriangleAlert,
  UserX,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { EditPreview } from '../checks/improvement-card';
import type { Offer } from '../findings/describe-findings';
import { ClaimActs, ClaimProof } from '../ledger/claim-details';
import { WaiverForm } from '../ledger/waiver-form';
import type { ItemKind, OpenItem } from './open-items';

const FACES: Record<ItemKind, { Icon: LucideIcon; color: string }> = {
  differs: { Icon: TriangleAlert, color: 'text-bad' },
  promise: { Icon: ShieldAlert, color: 'text-bad' },
  word: { Icon: ShieldAlert, color: 'text-warn' },
  invented: { Icon: UserX, color: 'text-bad' },
  contradiction: { Icon: GitCompareArrows, color: 'text-warn' },
  'to-confirm': { Icon: Eye, color: 'text-warn' },
  unsourced: { Icon: CircleHelp, color: 'text-warn' },
  form: { Icon: MailWarning, color: 'text-muted' },
  mending: { Icon: PencilLine, color: 'text-accent' },
  note: { Icon: MessageSquareText, color: 'text-accent' },
};

/** What the cards of the rail can do. */
export interface ReadyActs {
  threadId: string;
  /** The draft with its preheader. */
  text: string;
  isBusy: boolean;
  replacementOf: (entry: LedgerEntry) => Offer | null;
  useFigure: (offer: Offer) => void;
  openSource: (entry: LedgerEntry, opener: HTMLElement) => void;
  /** What would settle an item at once; null where only a person can. */
  useOf: (item: Exclude<OpenItem, { entry: LedgerEntry }>) => { label: string; act: () => void } | null;
  keep: (item: OpenItem) => void;
}

interface ReadyCardProps {
  item: OpenItem;
  isOpen: boolean;
  isStale?: boolean;
  acts: ReadyActs;
  onChoose: () => void;
  onHover: (isOver: boolean) => void;
}

/** One thing that is left to do: what it is about, what speaks against it, and what can be done. */
export function ReadyCard({ item, isOpen, isStale = false, acts, onChoose, onHover }: ReadyCardProps) {
  const { Icon, color } = FACES[item.kind];
  const { title, label, text } = item;
  return (
    <li
      data-card={item.key}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      className={classNames(
        'flex flex-col gap-1.5 rounded-lg border bg-surface p-3 text-sm transition-[border-color] duration-150 max-md:bg-raised',
        isOpen ? 'border-accent/55' : 'border-line hover:border-line-strong',
        isStale && 'grayscale',
      )}
    >
      <button
        type="button"
        data-item
        aria-expanded={isOpen}
        onClick={onChoose}
        onFocus={(event) => event.target.matches(':focus-visible') && onChoose()}
        className="relative flex items-start gap-2.5 rounded-sm text-left max-md:after:absolute max-md:after:-inset-3"
      >
        <Icon className={classNames('mt-0.5 size-4 shrink-0', color)} aria-hidden />
        <span className="min-w-0 flex-1 break-words">
          <span dir="auto" className="font-semibold">
            {title}
          </span>{' '}
          {label && <span className={color}>{label}</span>}
        </span>
      </button>
      <div className="flex flex-col gap-2 pl-6.5 max-md:pl-0">
        {'entry' in item && isOpen ? (
          <ClaimProof entry={item.entry} />
        ) : (
          <p dir="auto" className={classNames('break-words text-muted', !isOpen && 'line-clamp-2')}>
            {text}
          </p>
        )}
        {isOpen && <MoreOf item={item} />}
        <CardActs item={item} acts={acts} />
      </div>
    </li>
  );
}

/** What stands under the sentence of a card that is open. */
function MoreOf({ item }: { item: OpenItem }) {
  if (item.kind === 'note') return item.improvement.edit ? <EditPreview edit={item.improvement.edit} /> : null;
  if (item.kind === 'mending') return <EditPreview edit={item.edit} />;
  const rule = 'finding' in item ? item.finding.rule : undefined;
  if (!rule) return null;
  return (
    <>
      <p className="break-words">{rule.rewrite}</p>
      <p className="text-xs break-words text-faint">{rule.citation}</p>
    </>
  );
}

function CardActs({ item, acts }: Pick<ReadyCardProps, 'item' | 'acts'>) {
  const { isBusy } = acts;
  const [isKeeping, setKeeping] = useState(false);
  if ('entry' in item) {
    const offer = acts.replacementOf(item.entry);
    return (
      <ClaimActs
        entry={item.entry}
        text={acts.text}
        threadId={acts.threadId}
        onOpenSource={(opener) => acts.openSource(item.entry, opener)}
      >
        {offer && <UseButton isBusy={isBusy} onUse={() => acts.useFigure(offer)}>{`Use ${offer.word}`}</UseButton>}
      </ClaimActs>
    );
  }
  const use = acts.useOf(item);
  const { span } = item;
  if (item.kind === 'promise' && span && isKeeping) {
    return (
      <WaiverForm
        label="Why may it stay?"
        words={{ ...span, quote: acts.text.slice(span.from, span.to) }}
        text={acts.text}
        threadId={acts.threadId}
        onClose={() => setKeeping(false)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {use && (
        <UseButton isBusy={isBusy} onUse={use.act}>
          {use.label}
        </UseButton>
      )}
      {item.kind === 'promise' ? (
        <Button size="small" data-act="k" onClick={() => setKeeping(true)}>
          Keep anyway
        </Button>
      ) : (
        <Button size="small" data-act="k" onClick={() => acts.keep(item)}>
          Keep
        </Button>
      )}
    </div>
  );
}

interface UseButtonProps {
  isBusy: boolean;
  onUse: () => void;
  children: ReactNode;
}

function UseButton({ isBusy, onUse, children }: UseButtonProps) {
  return (
    <Button size="small" data-act="u" disabled={isBusy} onClick={onUse} className="max-w-full shrink!">
      <span className="truncate">{children}</span>
    </Button>
  );
}
