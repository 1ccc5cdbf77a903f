import { readDraft, trimEndBy } from '@copydesk/text';
import { BULLET, isQuotable, oneLine, sentencesIn, type Material } from '../reading/material';

/** An email taken apart: its subject, and its paragraphs as they are written. */
export interface Email {
  subject: string | null;
  paragraphs: string[];
}

const SUBJECT_LINE = /^\s*\*{0,2}subject(?: line)?\s*:.*(?:\n|$)/i;
const VERB =
  /^[\s*>→]*(?:read|open|start|get|click|tap|sign up|join|claim|try|reply|call|book|download|subscribe|order|register|reserve|renew|see|visit|watch|learn|discover|request|secure)\b.{0,90}$/i;
const GREETING = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}[,!:.]?$/i;

export function readEmail(text: string): Email {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const paragraphs = plain.replace(SUBJECT_LINE, '').split(/\n[ \t]*\n/);
  return { subject: readDraft(plain).subject, paragraphs: paragraphs.map((one) => one.trim()).filter(Boolean) };
}

export function formatEmail({ subject, paragraphs }: Email): string {
  return [subject === null ? '' : `Subject: ${subject}`, ...paragraphs].filter(Boolean).join('\n\n');
}

/** The place of the call to action: the last paragraph that is bold and alone, else one that begins with its verb; or -1. */
export function findAction(paragraphs: string[]): number {
  const bold = paragraphs.findLastIndex((one) => /^\*\*[^*\n]+[^*:\n]\*\*[.!]?(?:\nhttps?:\S+)?$/.test(one));
  return bold >= 0 ? bold : paragraphs.findLastIndex((one, at) => at > 0 && asks(one));
}

export const asks = (line: string): boolean => VERB.test(line);
export const isGreeting = (paragraph: string): boolean => GREETING.test(paragraph);
export const bullets = (entries: string[]): string => entries.map((entry) => `- ${entry}`).join('\n');

/** Keeps those sentences of a paragraph that pass; a line without any goes, and with it its bullet. */
export function keepSentences(paragraph: string, isKept: (sentence: string) => boolean): string {
  const lines = paragraph.split('\n').map((line) => {
    const sentences = sentencesIn(line);
    const kept = sentences.filter(isKept);
    if (kept.length === sentences.length) return line;
    return kept.length === 0 ? '' : (BULLET.exec(line)?.[0] ?? '') + kept.join(' ');
  });
  return lines.filter(Boolean).join('\n');
}

/** An email in the form of the house, with the first subject line that fits. A sentence with a word to avoid is left out. */
export function compose(subjects: string[], body: string[], action: string, material: Material, max = 60): string {
  const { text, isAvoided } = material;
  const tone = text('toneStyle', 'toolInstructions', 'brandVoice');
  const isUrgent = /urgent|direct|bold|punchy/i.test(tone);
  const isWarm = !isUrgent && /warm|friendly|casual|conversation|personal/i.test(tone);
  const fitting = subjects.filter((one) => one !== '' && one.length <= max);
  const subject = fitting.find((one) => !isAvoided(one)) ?? fitting.at(-1) ?? 'A short note';
  const kept = body.map((one) => keepSentences(one, (sentence) => !isAvoided(sentence))).filter(Boolean);
  const told = kept.filter((one, at) => !one.endsWith(':') || kept[at + 1]?.startsWith('- '));
  const typed = trimEndBy(
    oneLine(text('callToAction', 'ctaSuggestions', 'offerCallToAction').split('\n')[0] ?? ''),
    /[.!*]/,
  );
  const isUsable = asks(typed) && !isAvoided(typed) && !/guarante|risk[- ]free/i.test(typed);
  const sender = oneLine(text('companyName') || text('brandCompany') || text('productName')).replace(/^the /i, '');
  const greeting = isUrgent ? '' : isWarm ? 'Hello,' : 'Dear reader,';
  const isSigned = text('brandSignature') !== '';
  const signature = isSigned ? '' : sender && `${isWarm ? 'All the best,' : 'Kind regards,'}\nThe ${sender} team`;
  const offer = oneLine(text('offerName'));
  const benefit = sentencesIn(text('offerBenefits')).find((one) => isQuotable(one) && !isAvoided(one));
  const sold =
    offer && !isAvoided(offer)
      ? [`What we offer beside it: **${offer}**.${benefit ? ` ${`${trimEndBy(benefit, /[.!?]/)}.`}` : ''}`]
      : [];
  const end = [...sold, `**${isUsable ? typed : action}.**`, signature, text('brandDisclaimer')];
  return formatEmail({ subject, paragraphs: [greeting, ...told, ...end] });
}
