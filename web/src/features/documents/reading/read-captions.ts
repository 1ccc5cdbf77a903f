import { htmlText } from '@copydesk/text';

const TIMING = /^(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}[ \t]+-->/;
const SPEAKER = /^<v(?:\.[\w.]*)?[ \t]([^<>]+)>/i;
/** Without names of speakers, a paragraph ends with the first sentence that ends behind so many characters. */
const PARAGRAPH = 400;

/** What is said in captions (.vtt, .srt): a paragraph for each speaker's turn, without numbers and times. */
export function readCaptions(text: string): { text: string; hasSpeakers: boolean } {
  const paragraphs: { speaker: string | null; said: string }[] = [];
  let before = '';
  for (const cue of text.replace(/\r\n?/g, '\n').split('\n\n')) {
    const lines = cue.split('\n').map((line) => line.trim());
    const timing = lines.findIndex((line) => TIMING.test(line));
    // A header, a note, or the look of the captions.
    if (timing < 0) continue;
    for (const line of lines.slice(timing + 1)) {
      const speaker = SPEAKER.exec(line)?.[1]?.trim() ?? null;
      const said = htmlText(line);
      // Captions that roll say each line twice.
      if (said === '' || said === before) continue;
      before = said;
      const last = paragraphs.at(-1);
      const isSame = last && (speaker === null || speaker === last.speaker);
      const isFull = last && last.speaker === null && last.said.length > PARAGRAPH && /[.!?]["”]?$/.test(last.said);
      if (isSame && !isFull) last.said += ` ${said}`;
      else paragraphs.push({ speaker: speaker ?? last?.speaker ?? null, said });
    }
  }
  const lines = paragraphs.map(({ speaker, said }) => (speaker === null ? said : `${speaker}: ${said}`));
  return { text: lines.join('\n\n'), hasSpeakers: paragraphs.some(({ speaker }) => speaker !== null) };
}
