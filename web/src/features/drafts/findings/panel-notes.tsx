import type { RefObject } from 'react';
import { MarginNotes, type Note } from '../margin/margin-notes';
import type { Offer, ToldFinding } from './describe-findings';
import { Finding } from './draft-findings';

/** A draft beside which notes stand. */
export interface NotedDraft {
  /** With its preheader. */
  text: string;
  /** Where its words are shown. */
  email: RefObject<HTMLElement | null>;
  findings: ToldFinding[];
  /** True while it cannot take a change. */
  isBusy: boolean;
  replaceText: (offer: Offer) => void;
}

interface PanelNotesProps {
  draft: NotedDraft;
  label: string;
  /** What a review or a check says of the draft. */
  notes: Note[];
}

/** What is said of the draft, and among it what rules find. */
export function PanelNotes({ draft, label, notes }: PanelNotesProps) {
  const { findings, isBusy, replaceText, email, text } = draft;
  const found = findings.map((finding): Note => ({
    key: `finding-${finding.key}`,
    span: finding,
    card: <Finding finding={finding} isBusy={isBusy} onReplace={replaceText} />,
  }));
  return <MarginNotes label={label} notes={[...notes, ...found]} email={email} text={text} />;
}
