import { isQuotable, readNews, sentencesIn, upperFirst, type Material } from '../reading/material';
import { readStory } from '../reading/story';
import { bullets, compose } from './email';
import { inTheNews } from './hotlist';

const DAY =
  /\b(?:(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, 20\d\d)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|tonight|tomorrow)\b/i;
const TIME =
  /\b(?:\d{1,2}(?::\d{2})? ?(?:a\.?m\.?|p\.?m\.?)|\d{1,2}:\d{2}|noon|midnight)(?: (?:Eastern|Central|Mountain|Pacific|GMT|UTC|[ECMP][SD]?T|CES?T|BST)\b(?: Time)?)?/i;
const KIND =
  /\b(?:live |online )?(?:briefing|webinar|workshop|session|conference|webcast|master ?class|summit|event|interview|presentation|livestream|broadcast|call)\b/i;
/** What a marketer says to the writer, not to the reader. */
const ORDER =
  /^(?:make|write|mention|say|tell|use|keep|add|include|push|stress|focus|don['’]t|create|emphasi[sz]e|want|need)\b|\b(?:e-?mails?|subject line|tone|copy|urgency|audience|please)\b/i;

/** An email for a live event: what it is, when, what its announcement says, and one call to join. */
export function writeStartingNow(material: Material): string {
  const event = material.text('eventInfo');
  const [kind = '', day = '', time = ''] = [KIND, DAY, TIME].map((pattern) => pattern.exec(event)?.[0]);
  const on = day === '' || /^to/i.test(day) ? day : `on ${day}`;
  const when = [on, time && `at ${time}`].filter(Boolean).join(/, 20\d\d$/.test(day) ? ', ' : ' ');
  const said = sentencesIn(event).filter((one) => isQuotable(one) && !ORDER.test(one));
  const story = readStory(material.text('document'), material);
  const name = kind.toLowerCase();
  const body = [
    kind &&
      `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} is announced${when && `: it begins ${when}`}`.replace(/\.?$/, '.'),
    said.length > 0 ? 'This is what the announcement says, word for word:' : '',
    bullets(said.slice(0, 3).map((one) => `“${one}”`)),
    inTheNews(readNews(material, 2)),
    story.figures.length > 0 ? `From the ${story.kind}${story.company ? ` of ${story.company}` : ''}:` : '',
    bullets(story.figures.slice(0, 3)),
  ];
  const times = kind ? [when, when.replace(/, 20\d\d/, ''), time && `at ${time}`, ''] : [];
  const subjects = times.map((one) => upperFirst(`${name} ${one}`.trim()));
  const action = kind ? `Join us ${when.replace(/\.$/, '') || 'live'}` : 'Read the announcement in full';
  return compose([...subjects, 'What the announcement says'], body, action, material, 50);
}
