/** A stretch of running text that belongs together, without the line breaks of its layout. */
export interface Passage {
  text: string;
  kind: 'prose' | 'bullet' | 'line';
  /** Who says it, where the document is a transcript. */
  speaker: string | null;
}

const HARD_BREAK = /^\[\.{3} .* \.{3}\]$|^\[Repeated disclaimer removed\]$/;
const FURNITURE = /^(?:(?:slide|page)\s+\d+|\d{1,4}|\(unaudited\)|table of contents)$/i;
const CONTENTS = /^(?:item|part|note)\b.*\s\d{1,3}$|\.{4,}/i;
const BULLET = /^(?:[•●▪◦‣*–-]|\d{1,2}[.)])\s+/;
const NUMBER = /^%$|^[$€£(]*\d+(?:,\d{3})*(?:\.\d+)?[)%]*$|^[—–-]$|^[$€£]$/;
const SPEAKER = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:\s+[-–—]{1,2}\s+.*)?$/u;
const QUOTED = /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}): “([^”]+)”$/u;
const QUESTIONS = /^questions? (?:&|and) answers?:?$/i;
const ENDED = /[.!?:…。！？]["'”’)]*$/;

/**
 * Reads the running text out of a document: lines that its layout broke are joined, also across a page break; page
 * numbers, running heads, tables and tables of contents are left out. Of a transcript the prepared remarks are read.
 */
export function readPassages(text: string): Passage[] {
  const lines = text.split('\n').map((line) => tidy(line));
  const heads = runningHeads(lines);
  const width = lineWidth(lines);
  const isTranscript = lines.includes('Operator');
  const reader = new PassageReader();
  for (const line of lines) {
    if (isTranscript && QUESTIONS.test(line)) break;
    if (line === '') reader.pause();
    else if (HARD_BREAK.test(line)) reader.end();
    else if (isTranscript && isSpeaker(line)) reader.speaks(line.replace(/\s+[-–—].*$/, ''));
    else if (FURNITURE.test(line) || heads.has(line)) reader.skip();
    else if (isTable(line) || CONTENTS.test(line)) reader.end();
    else if (BULLET.test(line)) reader.begin('bullet', line.replace(BULLET, ''));
    else if (line.length < width * 0.6 && !ENDED.test(line) && !/[,;]$/.test(line)) {
      if (reader.goesOnWith(line)) reader.add(line);
      else reader.alone(line);
    } else reader.add(line);
  }
  reader.end();
  return reader.passages;
}

class PassageReader {
  readonly passages: Passage[] = [];
  private open: Passage | null = null;
  private speaker: string | null = null;
  private paused = false;
  private skipped = false;

  /** True where a short line is the rest of what is open, and not a heading. */
  goesOnWith(line: string): boolean {
    if (!this.open || this.paused || ENDED.test(this.open.text)) return false;
    return this.open.kind === 'bullet' || /^[\p{Ll}\d($]/u.test(line);
  }

  pause(): void {
    this.paused = true;
  }

  skip(): void {
    this.paused = true;
    this.skipped = true;
  }

  begin(kind: Passage['kind'], line: string): void {
    this.end();
    const [, speaker, said] = QUOTED.exec(line) ?? [];
    this.open = { text: said ?? line, kind, speaker: speaker ?? this.speaker };
  }

  add(line: string): void {
    const goesOn = this.open && (!this.paused || (this.skipped && !ENDED.test(this.open.text)));
    if (!this.open || !goesOn) return this.begin('prose', line);
    this.open.text += /\p{L}-$/u.test(this.open.text) ? line : ` ${line}`;
    this.paused = false;
    this.skipped = false;
  }

  alone(line: string): void {
    this.begin('line', line);
    this.end();
  }

  speaks(name: string): void {
    this.end();
    this.speaker = name === 'Operator' ? null : name;
  }

  end(): void {
    if (this.open) this.passages.push({ ...this.open, text: closeGaps(this.open.text) });
    this.open = null;
    this.paused = false;
    this.skipped = false;
  }
}

function isSpeaker(line: string): boolean {
  return line === 'Operator' || (SPEAKER.test(line) && line.length < 80 && line !== 'Prepared Remarks');
}

function tidy(line: string): string {
  return line
    .replace(/\*\*|[®™\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Takes away the space that some readers of PDF files leave before a comma or a full stop. */
function closeGaps(text: string): string {
  return text.replace(/ ([,.;:!?])(?= |$)/g, '$1');
}

/** Short lines that come back on page after page. */
function runningHeads(lines: string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) if (line !== '' && line.length < 120) counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 4).map(([line]) => line));
}

/** The width that full lines of this layout have: the 90th percentile, between 40 and 160 characters. */
function lineWidth(lines: string[]): number {
  const lengths = lines.map((line) => line.length).filter((length) => length > 0);
  lengths.sort((a, b) => a - b);
  return Math.min(Math.max(lengths[Math.floor(lengths.length * 0.9)] ?? 40, 40), 160);
}

function isTable(line: string): boolean {
  const words = line.split(' ');
  const numbers = words.filter((word) => NUMBER.test(word)).length;
  const endsInNumbers = words.length > 1 && words.slice(-2).every((word) => NUMBER.test(word));
  return numbers >= 2 && (endsInNumbers || numbers >= words.length / 2);
}
