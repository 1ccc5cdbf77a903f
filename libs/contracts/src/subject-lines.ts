import { titleOf } from '@copydesk/text';
import { SUBJECT_LINES } from './tools/subject-lines';

/** One of the lines that the tool for them wrote, at its place in their text. */
export interface SubjectLine {
  subject: string;
  from: number;
  to: number;
}

const BULLET = '- ';

/** The subject lines of a text that lists them, each behind a dash. */
export function readSubjectLines(text: string): SubjectLine[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const at = start;
    start += line.length + 1;
    if (!`${line} `.startsWith(BULLET)) return [];
    const from = at + Math.min(BULLET.length, line.length);
    return [{ subject: text.slice(from, at + line.length), from, to: at + line.length }];
  });
}

/** A title for what a tool wrote. Subject lines are no email: they are called by the first of them. */
export function titleOfWriting(appId: number, text: string, max: number): string {
  const [first] = appId === SUBJECT_LINES.id ? readSubjectLines(text) : [];
  return titleOf(first?.subject.trim() ? `Subject lines: ${first.subject}` : text, max);
}
