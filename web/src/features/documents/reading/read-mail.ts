import { htmlText } from '@copydesk/text';
import { Unreadable } from './document-reading';

/** A part within a part within a part: what lies deeper is nobody's letter. */
const DEEPEST = 8;
const PIECE = 32_768;

const PARAMETERS = {
  boundary: /;[ \t]*boundary=(?:"([^"]*)"|([^;\s]+))/i,
  charset: /;[ \t]*charset=(?:"([^"]*)"|([^;\s]+))/i,
};

/** A part of an email; its body as it was sent, a character for each byte. */
interface Part {
  headers: Map<string, string>;
  body: string;
}

/** The text of an email (.eml) below its subject, sender and date; files that hang on it are left out. */
export function readMail(bytes: Uint8Array): string {
  const { headers, body } = partOf(binaryOf(bytes));
  if (!['from', 'subject', 'mime-version', 'received'].some((name) => headers.has(name))) {
    throw new Unreadable('This file is named like an email, but it is not one. Choose the real email and try again.');
  }
  const said = (name: string) => decodeWords(headers.get(name) ?? '').trim();
  const [from, date] = [said('from'), said('date')];
  const head = [said('subject'), from && `From: ${from}`, date && `Date: ${date}`].filter(Boolean).join('\n');
  return `${head}\n\n${textOf({ headers, body }, 0)}`.trim();
}

function binaryOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

function partOf(raw: string): Part {
  const text = raw.replace(/\r\n?/g, '\n').replace(/^\n/, '');
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  const lines = (end < 0 ? text : text.slice(0, end)).replace(/\n[ \t]/g, ' ').split('\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : text.slice(end).replace(/^\n{1,2}/, '') };
}

function textOf({ headers, body }: Part, depth: number): string {
  const type = headers.get('content-type') ?? 'text/plain';
  if (depth > DEEPEST || /^attachment/i.test(headers.get('content-disposition') ?? '')) return '';
  if (/^multipart\//i.test(type)) {
    const boundary = parameterOf(type, 'boundary');
    if (boundary === null) return '';
    const [, ...pieces] = `\n${body}`.split(`\n--${boundary}`);
    const parts = pieces
      .filter((piece) => !piece.startsWith('--'))
      .map((piece) => partOf(piece.replace(/^[ \t]*\n/, '')));
    const texts = parts.map((part) => textOf(part, depth + 1)).filter((text) => text !== '');
    // The same letter in several forms: the plainest comes first.
    return /^multipart\/alternative/i.test(type) ? (texts[0] ?? '') : texts.join('\n\n');
  }
  if (/^message\/rfc822/i.test(type)) return textOf(partOf(body), depth + 1);
  if (!/^text\/(?:plain|html)/i.test(type)) return '';
  const text = decode(unpack(body, headers.get('content-transfer-encoding') ?? ''), parameterOf(type, 'charset'));
  return (/^text\/html/i.test(type) ? htmlText(text) : text).trim();
}

function parameterOf(header: string, name: keyof typeof PARAMETERS): string | null {
  const found = PARAMETERS[name].exec(header);
  return found?.[1] ?? found?.[2] ?? null;
}

function unpack(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return fromBase64(body);
  return /quoted-printable/i.test(encoding) ? fromQuoted(body.replace(/=[ \t]*\n/g, '')) : body;
}

function fromBase64(text: string): string {
  try {
    return atob(text.replace(/[^\w+/]/g, ''));
  } catch {
    return '';
  }
}

function fromQuoted(text: string): string {
  return text.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function decode(binary: string, charset: string | null): string {
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** '=?utf-8?Q?Third_quarter?=' and the like, in a header. */
function decodeWords(header: string): string {
  return decode(header, null).replace(
    /=\?([\w-]{1,40})\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi,
    (_, charset: string, kind: string, text: string) =>
      decode(kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text.replace(/_/g, ' ')), charset),
  );
}
