import { findAction, isGreeting, type Email } from '../email';
import { boldFigure } from '../say';
import { wordsOf } from '../words-of';
import { readFacts } from './read-facts';
import type { Source } from './refine-email';

const LEAD = '**The impact, in facts:**';
const MOST = 3;
const SAME = 0.6;
const FIGURE = /[$€£]\s?\d[\d,.]*\d?(?:\s?(?:billion|million|trillion|bn))?|\d[\d.,]*\s?%/g;

/** Adds facts of the material that the email does not have yet; where there are none, says what its own figures mean. */
export function addDetails(email: Email, source: Source): Email {
  const said = email.paragraphs.flatMap((paragraph) => paragraph.split('\n')).map((line) => wordsOf(line));
  const isNew = (fact: string) => {
    const words = [...wordsOf(fact)];
    return said.every((line) => words.filter((word) => line.has(word)).length < words.length * SAME);
  };
  const fresh = readFacts(source).filter(isNew);
  const telling = fresh.filter((fact) => fact.search(FIGURE) >= 0);
  const facts = (telling.length > 0 ? telling : fresh).slice(0, MOST);
  return facts.length > 0
    ? addBullets(
        email,
        facts.map((fact) => `- ${boldFigure(fact)}`),
      )
    : addMeaning(email);
}

function addBullets(email: Email, bullets: string[]): Email {
  const { paragraphs } = email;
  const at = paragraphs.indexOf(LEAD);
  const list = at < 0 ? undefined : paragraphs[at + 1];
  if (list?.startsWith('- ')) return { ...email, paragraphs: paragraphs.with(at + 1, [list, ...bullets].join('\n')) };
  return { ...email, paragraphs: paragraphs.toSpliced(closeOf(paragraphs), 0, LEAD, bullets.join('\n')) };
}

function addMeaning(email: Email): Email {
  const { paragraphs } = email;
  const figures = [...new Set(paragraphs.join('\n').replaceAll('**', '').match(FIGURE))].slice(0, 3);
  const meaning =
    figures.length > 1
      ? `**What it means:** read together, ${figures.slice(0, -1).join(', ')} and ${figures.at(-1)} tell you more than any one of them. They show how far the change reaches, and where to look next.`
      : '**What it means:** the news itself is one line. What it changes for those who hold, watch or plan is the part worth your time, and the facts above are where to begin.';
  if (paragraphs.some((paragraph) => paragraph.startsWith('**What it means:**'))) return email;
  return { ...email, paragraphs: paragraphs.toSpliced(closeOf(paragraphs), 0, meaning) };
}

/** The place before the closing words. */
function closeOf(paragraphs: string[]): number {
  const action = findAction(paragraphs);
  const end = action < 0 ? paragraphs.length : action;
  const first = paragraphs.findIndex((paragraph) => !isGreeting(paragraph));
  return Math.max(end - 1, Math.min(first + 1, end));
}
