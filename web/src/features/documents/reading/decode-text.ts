import { Unreadable } from './document-reading';

const LOOKED_AT = 65_536;
/** Random bytes are control characters one time in nine; a text is hardly ever. */
const JUNK_SHARE = 0.05;

/** Text of a .txt file: by its byte order mark, else UTF-8, else the old Windows code page. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (looksBinary(bytes)) {
    throw new Unreadable('This .txt file does not contain text. Choose a file that was saved as plain text.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function looksBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, LOOKED_AT);
  const controls = head.reduce((count, byte) => count + Number(isControl(byte)), 0);
  return controls > head.length * JUNK_SHARE;
}

function isControl(byte: number): boolean {
  const isWhiteSpace = byte >= 0x09 && byte <= 0x0d;
  return (byte < 0x20 && !isWhiteSpace) || byte === 0x7f;
}
