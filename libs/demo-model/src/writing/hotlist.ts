import { type Material } from '../reading/material';
import { readNews } from '../reading/news';
import { readStory, TOLD, upperFirst, type Story } from '../reading/story';
import { bullets, compose } from './email';

const MOST_FIGURES = 5;
const NOTHING = [
  'The demo model writes from documents and news: it takes figures and sentences from them and says where they stand. This brief came without any that it could use, so this email claims nothing.',
  'With a report, a call or a piece of news, the same brief becomes an email that can be checked line by line.',
];

/** An email from a document and the news: figures and sentences that stand there, and one call to action. */
export function writeHotlist(material: Material): string {
  const story = readStory(material.text('document'), material);
  const hasStory = story.figures.length + story.quotes.length > 0;
  const news = readNews(material, hasStory ? 1 : 2);
  const told = hasStory ? [...tellStory(story), inTheNews(news), closing(story)] : tellNews(news);
  const title = news[0]?.replace(/^“|\.?”.*$/g, '') ?? '';
  const last = news.length > 0 ? 'The news, in its own words' : 'An email that waits for its facts';
  const action = story.kind === 'document' ? 'Read the full story' : `Read the ${story.kind} in full`;
  return compose([...subjectsOf(story), title, last], told, action, material);
}

/** Subject lines that hold of a document, the fullest first. */
export function subjectsOf({ company, figures, quotes, kind }: Story): string[] {
  const told = figures.flatMap((figure) => {
    const [, name = '', value, change] = TOLD.exec(figure) ?? [];
    const isPlain = /^(?:Net|Revenue|Operating|Diluted|Gross|Research)\b/.test(name);
    const label = isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    const ways = [...(change ? [`${label} ${change} to ${value}`, `${label} ${change}`] : []), `${label} of ${value}`];
    return ways.map((way) => (company ? `${company}: ${way}` : upperFirst(way)));
  });
  const own = quotes.map((quote) => /“([^“”]*?)(?:,|\.?”)/.exec(quote)?.[1] ?? '').filter((one) => /\d/.test(one));
  const about = quotes.length > 0 && company ? [`${company}: what stands in its ${kind}`] : [];
  return [...told, ...own.flatMap((one) => [...(company ? [`${company}: “${one}”`] : []), `“${one}”`]), ...about];
}

function tellStory({ company, kind, period, figures, quotes }: Story): string[] {
  const [first, ...others] = figures;
  const when = period ? ` ${kind === 'call' ? 'about' : 'for'} ${period}` : '';
  const did = kind === 'call' ? 'said on its call' : 'reported';
  return [
    `This is what ${company ?? `the ${kind}`} ${company ? did : 'says'}${when}, ${first ? 'in its own figures' : 'word for word'}.`,
    first ?? '',
    others.length > 0 ? `More from the same ${kind}:` : '',
    bullets(others.slice(0, MOST_FIGURES)),
    quotes.length > 0 && first ? `In the words of the ${kind}:` : '',
    bullets(quotes),
  ];
}

export function inTheNews(news: string[]): string {
  return news.length > 0 ? `In the news: ${news.join(' ')}` : '';
}

function closing({ figures, quotes, kind }: Story): string {
  const where = [...figures, ...quotes].some((one) => one.includes('(page '))
    ? 'on the page beside it'
    : `in the ${kind}`;
  return `Every figure above stands ${where}, so you can look it up before you form a view. What comes next does not stand there.`;
}

function tellNews(news: string[]): string[] {
  if (news.length === 0) return NOTHING;
  return [
    inTheNews(news),
    'That is all that the news says here. Which companies it touches, how much and for how long does not stand in it, so this email adds nothing of its own.',
    'Read it beside what you follow, and judge for yourself what it changes.',
  ];
}
