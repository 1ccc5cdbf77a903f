import type { Fenced } from '@copydesk/text';
import { avoidWords } from './avoid-words';
import { readEmail, formatEmail } from './email';

/** The house that an email is written for: who signs it, what it never says, and how it ends. */
export interface Brand {
  company: string;
  wordsToAvoid: string[];
  disclaimer: string;
}

const SIGNATURE = /^(.{2,40},)\nThe (.+) team$/;

/** Parts the brand profile from the other material. */
export function readBrand(fences: Fenced[]): { brand: Brand; rest: Fenced[] } {
  const text = (name: string) => fences.find((fence) => fence.name === name)?.text.trim() ?? '';
  const words = text('brandWordsToAvoid').split(/[,;\n]/);
  return {
    brand: {
      company: text('brandCompany').replace(/^the /i, ''),
      wordsToAvoid: words.map((word) => word.replace(/^[\s"“-]+|[\s"”.]+$/g, '')).filter((word) => word !== ''),
      disclaimer: text('brandDisclaimer'),
    },
    rest: fences.filter(({ name }) => !/^brand[A-Z]/.test(name)),
  };
}

/** A text without the disclaimer at its end: what one writes, changes and judges is what stands above it. */
export function withoutDisclaimer(text: string, { disclaimer }: Brand): string {
  const plain = text.trimEnd();
  return disclaimer !== '' && plain.endsWith(disclaimer) ? plain.slice(0, -disclaimer.length).trimEnd() : text;
}

/** Signs an email as the house, unless the brief names another sender, takes its avoided words out and ends it as it wants. */
export function keepToBrand(email: string, brand: Brand, sender: string): string {
  const { subject, paragraphs } = readEmail(withoutDisclaimer(email, brand));
  const signed = brand.company === '' || sender !== '' ? paragraphs : sign(paragraphs, brand.company);
  const kept = avoidWords({ subject, paragraphs: signed }, brand.wordsToAvoid);
  return [formatEmail(kept), brand.disclaimer].filter((part) => part !== '').join('\n\n');
}

function sign(paragraphs: string[], company: string): string[] {
  const at = paragraphs.findLastIndex((paragraph) => SIGNATURE.test(paragraph));
  const [, signOff = 'Kind regards,'] = SIGNATURE.exec(paragraphs[at] ?? '') ?? [];
  const signature = `${signOff}\nThe ${company} team`;
  return at < 0 ? [...paragraphs, signature] : paragraphs.with(at, signature);
}
