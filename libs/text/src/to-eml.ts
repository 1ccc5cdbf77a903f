import { firstCharacters } from './cut-middle';

/** An email as a file. `from` is an address; one that is not is left out. */
export interface EmlOptions {
  subject: string;
  /** What it says, plain and as HTML. */
  text: string;
  html: string;
  date: Date;
  from?: string;
}

const CRLF = '\r\n';
/** The lines of what is encoded. */
const LINES = /.{1,76}/g;
/** The bytes of an encoded word that fits into one line of 76 characters, beside the name of the header. */
const WORD_BYTES = 39;
const SUBJECT_MAX = 900;
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/;

/**
 * An email file with a plain and an HTML part (RFC 5322 and 2046). `X-Unsent` makes mail programs open it as a draft.
 * Everything that it says is encoded, so that none of it can become a header or a part.
 */
export function toEml({ subject, text, html, date, from }: EmlOptions): string {
  const parts = [
    { type: 'text/plain', body: base64Lines(text.replace(/\n/g, CRLF)) },
    { type: 'text/html', body: base64Lines(html) },
  ];
  const boundary = boundaryFor(html);
  return [
    ...(from !== undefined && ADDRESS.test(from) ? [`From: ${from}`] : []),
    `Subject: ${encodeWords(subject)}`,
    `Date: ${mailDate(date)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...parts.flatMap(({ type, body }) => [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      ...body,
    ]),
    `--${boundary}--`,
    '',
  ].join(CRLF);
}

/** A header's text: as it is where it is plain and short, else as encoded words, each on a line of its own. */
function encodeWords(text: string): string {
  const line = firstCharacters(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), SUBJECT_MAX);
  if (line.length <= 60 && /^[\x20-\x7e]*$/.test(line) && !line.includes('=?')) return line;
  const words: string[] = [];
  let word: number[] = [];
  for (const character of line) {
    const bytes = new TextEncoder().encode(character);
    if (word.length + bytes.length > WORD_BYTES) {
      words.push(base64(word));
      word = [];
    }
    word.push(...bytes);
  }
  return [...words, base64(word)].map((encoded) => `=?UTF-8?B?${encoded}?=`).join(`${CRLF} `);
}

function base64Lines(text: string): string[] {
  return base64(new TextEncoder().encode(text)).match(LINES) ?? [''];
}

/** So many arguments are passed at once. */
const CHUNK = 8_192;

function base64(bytes: Uint8Array | number[]): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.slice(at, at + CHUNK));
  return btoa(binary);
}

/** Base64 has no `=_`, so no part can hold the boundary; the number tells two files apart. */
function boundaryFor(html: string): string {
  let hash = 0;
  for (let at = 0; at < html.length; at += 1) hash = (Math.imul(hash, 31) + html.charCodeAt(at)) >>> 0;
  return `=_copydesk_${hash.toString(36)}`;
}

/** 'Tue, 04 Mar 2025 09:05:00 +0000' */
function mailDate(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}
