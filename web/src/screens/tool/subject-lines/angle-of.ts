import type { SubjectAngle } from '@copydesk/contracts';

/** What tells the way into an email that a subject line takes, the surest sign first. */
const SIGNS: [SubjectAngle, RegExp][] = [
  ['quotation', /["“„«]/],
  ['question', /\?\s*$/],
  ['reason', /\b(?:why|because|behind|reason)\b/i],
  ['consequence', /\b(?:means?|follows?|next|could|may|will)\b/i],
  [
    'contrast',
    /\b(?:against|versus|vs|instead|but|yet|despite|while|not|half|twice|double|triple|more than|less than|(?:up|down|rises?|rose|falls?|fell|grew|gained|lost|drops?|dropped) (?:by |to )?[$€£]?\d)/i,
  ],
  ['figure', /[$€£%\d]/],
  [
    'date',
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|today|tonight|tomorrow|this week)\b/i,
  ],
  [
    'name',
    /^(?!(?:A|All|An|And|At|By|Few|For|From|Get|Here|How|In|It|Its|Join|Look|More|New|No|Now|Of|On|One|Our|Read|See|Some|That|The|These|This|To|Two|We|What|When|Where|Who|You|Your)\b)\p{Lu}[\p{L}\p{N}&.’'-]* (?:\p{Lu}|[a-z]+s\b)/u,
  ],
];

/** The way into an email that a subject line takes, by its words; null for a plain statement. */
export function angleOf(subject: string): SubjectAngle | null {
  return SIGNS.find(([, sign]) => sign.test(subject))?.[0] ?? null;
}
