import type { Headline } from './find-headline';
import { lowerFirst, shorten, upperFirst } from './say';
import type { Writing } from './writing';

const MAX = 60;

/** The subject line, 60 characters at most: the news and the number where both fit, else the stronger of them. */
export function writeSubject(writing: Writing): string {
  const { brief, material, tone, about, choose, catalyst, context } = writing;
  const lead = choose(tone.subject);
  const number = brief.document !== '' && material.headline ? formatHeadline(material.headline) : null;
  const news = catalyst[0]?.replace(/\.$/, '');
  if (number && news) {
    const both = `${news}. ${about ? `${about.company}: ${number}` : upperFirst(number)}`;
    if (both.length <= MAX) return both;
  }
  if (number) return shorten(lead + withCompany(number, about?.company, lead === ''), MAX);
  const told = catalyst[0] ?? context[0] ?? material.sentences[0]?.text ?? brief.product;
  const line = told || brief.benefits || brief.sender || 'Worth a closer look';
  return shorten(lead + (about && !line.includes(about.company) ? `${about.company}: ${lowerFirst(line)}` : line), MAX);
}

function formatHeadline({ metric, value, change }: Headline): string {
  return change ? `${metric} ${change} to ${value}` : `${metric} of ${value}`;
}

/** After a lead with a colon of its own, a second colon would read badly. */
function withCompany(number: string, company: string | undefined, colon: boolean): string {
  if (company === undefined) return upperFirst(number);
  return colon ? `${company}: ${number}` : `${company} ${number}`;
}
