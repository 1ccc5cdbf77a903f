import { Finding } from '../findings/draft-findings';
import type { Workspace } from '../workspace/use-workspace';
import { MarginNotes, type Note } from './margin-notes';

interface PanelNotesProps {
  workspace: Workspace;
  label: string;
  /** What a review or a check says of the draft. */
  notes: Note[];
}

/** What is said of the draft, and among it what rules find. */
export function PanelNotes({ workspace, label, notes }: PanelNotesProps) {
  const { findings, isBusy, replaceText, email, shown } = workspace;
  const found = findings.map((finding): Note => ({
    key: `finding-${finding.key}`,
    span: finding,
    card: <Finding finding={finding} isBusy={isBusy} onReplace={replaceText} />,
  }));
  return <MarginNotes label={label} notes={[...notes, ...found]} email={email} text={shown.text} />;
}
