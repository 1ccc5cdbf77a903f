import { readNews, type Material } from '../reading/material';
import { readStory, TOLD, type Story } from '../reading/story';
import { angleLine } from './angles';
import { bullets, compose } from './email';

const NOTHING =
  'The demo model writes from documents and news: it takes figures and sentences from them and says where they stand. This brief came without any that it could use, so this email claims nothing. With a report, a call or a piece of news, the same brief becomes an email that can be checked line by line.';
const NO_MORE =
  'That is all that the news says here. It does not say which companies it touches, how much or for how long, so this email adds nothing of its own. Read it beside what you follow, and judge for yourself what it changes.';

/** An email from a document and the news: figures and sentences that stand there, and one call to action. */
export function writeHotlist(material: Material): string {
  const story = fromAngle(readStory(material.text('document'), material), material.text('angle'));
  const hasStory = story.figures.length + story.quotes.length > 0;
  const news = readNews(material, hasStory ? 1 : 2);
  const body = hasStory ? tellStory(story, news) : news.length > 0 ? [inTheNews(news), NO_MORE] : [NOTHING];
  const last = hasStory ? 'In its own words' : news.length > 0 ? 'In the news' : 'An email that waits for its facts';
  const action = story.kind === 'document' ? 'Read the full story' : `Read the ${story.kind} in full`;
  return compose([...subjectsOf(story), titleOfNews(news), last], body, action, material);
}

/** The same, with the fact first that the email is to be about. */
function fromAngle(story: Story, angle: string): Story {
  const isMeant = (fact: string) => Number(angle !== '' && angleLine(fact) === angle);
  return { ...story, figures: story.figures.toSorted((a, b) => isMeant(b) - isMeant(a)) };
}

/** Subject lines that hold of a document, the fullest first. */
export function subjectsOf({ company, figures, quotes, kind }: Story): string[] {
  const lead = company ? `${company}: ` : '';
  const told = figures.flatMap((figure) => {
    const [, name = '', value, change] = TOLD.exec(figure) ?? [];
    const isPlain = company !== null && /^(?:Net|Revenue|Operating|Diluted|Gross|Research)\b/.test(name);
    const label = lead + (isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name);
    return [...(change ? [`${label} ${change} to ${value}`, `${label} ${change}`] : []), `${label} of ${value}`];
  });
  const clauses = quotes.map((quote) => /“([^“”]{25,}?)(?:, |\.?”)/.exec(quote)?.[1] ?? '');
  const said = clauses.filter((one) => /\d/.test(one)).flatMap((one) => [`${lead}“${one}”`, `“${one}”`]);
  return [...told, ...said, ...(quotes.length > 0 && company ? [`${lead}what stands in its ${kind}`] : [])];
}

function tellStory({ company, kind, period, figures, quotes }: Story, news: string[]): string[] {
  const [first, ...others] = figures;
  const when = period ? ` ${kind === 'call' ? 'about' : 'for'} ${period}` : '';
  const did = company === null ? `the ${kind} says` : `${company} ${kind === 'call' ? 'said on its call' : 'reported'}`;
  const hasPages = [...figures, ...quotes].some((one) => one.includes('(page '));
  const where = hasPages ? 'on the page beside it' : `in the ${kind}`;
  return [
    `This is what ${did}${when}, ${first ? 'in its own figures' : 'word for word'}.`,
    first ?? '',
    others.length > 0 ? `More from the same ${kind}:` : '',
    bullets(others.slice(0, 5)),
    quotes.length > 0 && first ? `In the words of the ${kind}:` : '',
    bullets(quotes),
    `Each figure above stands ${where}, so you can look it up before you form a view. What comes next does not stand there.`,
    inTheNews(news),
  ];
}

export const inTheNews = (news: string[]): string => (news.length > 0 ? `In the news: ${news.join(' ')}` : '');
export const titleOfNews = ([first = '']: string[]): string => first.replace(/\.?”.*/, '”');
