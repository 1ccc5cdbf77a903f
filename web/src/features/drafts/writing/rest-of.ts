const PARAGRAPHS = /\n{2,}/;

/** What of an email still stands below a new wording of it that is being written, paragraph by paragraph. */
export function restOf(before: string, written: string): string {
  const done = written.trim() === '' ? 0 : written.trimEnd().split(PARAGRAPHS).length;
  const rest = before.split(PARAGRAPHS).slice(done).join('\n\n');
  return written.trim() === '' || rest === '' ? rest : `\n\n${rest}`;
}
