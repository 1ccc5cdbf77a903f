import { firstCharacters } from '@copydesk/text';
import { oneLine, readNews, sentencesIn, isQuotable, type Material } from '../reading/material';
import { readStory, TOLD, type Story } from '../reading/story';

const LINE_MAX = 280;
/** Names of measures, and of no part of a company. */
const PLAIN = /^(?:Net|Revenue|Operating|Diluted|Gross|Research)\b/;

/** Angles from the strongest facts: figures beside what they are compared with, then what was said, then the news and the event. */
export function suggestAngles(material: Material): unknown {
  const document = material.text('document');
  const story = document === '' ? null : readStory(document, material);
  const offered = material.text('offered').toLowerCase();
  const told = story
    ? [...story.figures.toSorted(byContrast), ...story.quotes].map((fact) => angleOf(fact, story))
    : [];
  const news = readNews(material).map((said) => ({ line: said, question: 'What does this change for me?' }));
  const event = sentencesIn(material.text('about'))
    .filter(isQuotable)
    .map((line) => ({ line: line.trim(), question: 'What do I learn there?' }));
  const angles = [...told, ...news, ...event].filter(
    ({ line }) => line.length <= LINE_MAX && !offered.includes(line.toLowerCase()) && !material.isAvoided(line),
  );
  return { angles: angles.slice(0, 5) };
}

/** A fact as the line of an angle: without its marks and its page. */
export const angleLine = (fact: string): string => oneLine(fact.replaceAll('**', '').replace(/ \(page \d+\)/, ''));

/** What changed most stands first. */
const byContrast = (a: string, b: string) => changeIn(b) - changeIn(a);
const changeIn = (figure: string) => Number((/(?:up|down) ([\d,]+)%/.exec(figure)?.[1] ?? '0').replaceAll(',', ''));

function angleOf(fact: string, { company }: Story) {
  const name = TOLD.exec(fact)?.[1];
  const whose = company ?? 'this company';
  const asked = name
    ? `What moved ${PLAIN.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name} at ${whose}?`
    : `What does ${whose} say itself?`;
  return { line: angleLine(fact), question: firstCharacters(asked, 120) };
}
