import { quoteFinder } from '@copydesk/text';
import { plainWords, promises } from '../plain-words';
import { readSuggestion, type Fix } from '../suggestion';

/** A line of an email, and what is to be done with it. */
export interface LineFix {
  line: string;
  fix: Fix;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

const SEPARATORS = /[”"] (?:—|–|-|->|→|:) /g;

/** The improvements that a request lists, as `“line” — suggestion`, of lines that the email has. */
export function readImprovements(request: string, email: string): LineFix[] {
  const find = quoteFinder(email);
  return request.split('\n').flatMap((item): LineFix[] => {
    const open = item.search(/[“"]/);
    for (const separator of open < 0 ? [] : item.matchAll(SEPARATORS)) {
      const line = item.slice(open + 1, separator.index);
      const suggestion = item.slice(separator.index + separator[0].length);
      if (find(line)) return [{ line, fix: readSuggestion(suggestion) ?? { kind: 'write', text: plainWords(line) } }];
    }
    return [];
  });
}

/** Changes the very lines that are meant. A better line that promises a gain is not taken. */
export function applyImprovements(email: string, improvements: LineFix[]): string {
  const text = email.replace(/\r\n?/g, '\n').trim();
  const find = quoteFinder(text);
  const edits = improvements.flatMap(({ line, fix }): Edit[] => {
    const found = find(line);
    return found && (fix.kind === 'cut' || !promises(fix.text)) ? [toEdit(text, found, fix)] : [];
  });
  let changed = text;
  let end = Infinity;
  for (const edit of edits.sort((a, b) => b.from - a.from || b.to - a.to)) {
    if (edit.to > end) continue;
    changed = changed.slice(0, edit.from) + edit.text + changed.slice(edit.to);
    end = edit.from;
  }
  return changed
    .replace(/^[ \t]*[-*•]?[ \t]+$|[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function toEdit(text: string, { from, to }: { from: number; to: number }, fix: Fix): Edit {
  const spaceAfter = /[ \t]*/y;
  spaceAfter.lastIndex = to;
  const past = to + (spaceAfter.exec(text)?.[0].length ?? 0);
  if (fix.kind === 'cut') return { from, to: past, text: '' };
  if (fix.kind === 'write') return { from, to, text: fix.text };
  if (fix.kind === 'paragraph') return { from, to, text: `\n\n${fix.text}` };
  const start = text.lastIndexOf('\n\n', from);
  const end = text.indexOf('\n\n', to);
  const at = fix.kind === 'before' ? (start < 0 ? 0 : start + 2) : end < 0 ? text.length : end;
  return { from: at, to: at, text: fix.kind === 'before' ? `${fix.text}\n\n` : `\n\n${fix.text}` };
}
