const HEADER = /^(?:from|to|cc|bcc|date|sent|reply-to|subject):/i;
const SUBJECT = 'subject:';
const HEAD_LINES = 12;
/** What senders put behind a preheader, so that an inbox shows no more than that. */
const INVISIBLE = /\u034F|[\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/**
 * An email as it went out, from its file or from a program: `Subject: ...` and its words, without sender, date and
 * characters that nobody sees. One without such lines stays as it is.
 */
export function asSent(text: string): string {
  const said = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();
  const lines = said.split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  const head = lines.slice(0, end < 0 ? lines.length : end);
  const headers = head.filter((line) => HEADER.test(line.trim()));
  // Of a file the subject stands above the sender, by itself.
  const isHead = head.length <= HEAD_LINES && headers.length >= Math.max(1, head.length - 1);
  if (!isHead) return said;
  const named = headers.map((line) => line.trim()).find((line) => line.toLowerCase().startsWith(SUBJECT));
  const subject = named?.slice(SUBJECT.length) ?? head.find((line) => !HEADER.test(line.trim())) ?? '';
  const body = (end < 0 ? [] : lines.slice(end))
    .join('\n')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();
  return [subject.trim() && `Subject: ${subject.trim()}`, body].filter(Boolean).join('\n\n');
}
