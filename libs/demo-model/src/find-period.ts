const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = `${MONTH} \\d{1,2}, \\d{4}`;
const ORDINAL = '(first|second|third|fourth)';

const RULES: [RegExp, (parts: string[]) => string][] = [
  [new RegExp(`quarterly period ended (${DATE})`, 'i'), ([date]) => `the quarter ended ${date}`],
  [new RegExp(`(?:fiscal )?year ended (${DATE})`, 'i'), ([date]) => `the year ended ${date}`],
  [new RegExp(`(?:fiscal )?quarter ended (${DATE})`, 'i'), ([date]) => `the quarter ended ${date}`],
  [new RegExp(`three months ended (${DATE})`, 'i'), ([date]) => `the quarter ended ${date}`],
  [
    new RegExp(`\\b${ORDINAL}[- ]quarter (?:of )?(fiscal )?(?:year )?(20\\d\\d)`, 'i'),
    ([ordinal = '', fiscal = '', year]) => `the ${ordinal.toLowerCase()} quarter of ${fiscal.toLowerCase()}${year}`,
  ],
  [/\bQ([1-4]) (?:of )?(?:FY ?)?(20\d\d)\b/, ([quarter, year]) => `Q${quarter} ${year}`],
];

/** The reporting period that a text is about, such as 'the quarter ended October 29, 2023'; null where none is told. */
export function findPeriod(text: string): string | null {
  const head = text.slice(0, 40_000).replace(/\s+/g, ' ');
  for (const [pattern, say] of RULES) {
    const match = pattern.exec(head);
    if (match) return say(match.slice(1).map((part) => part ?? ''));
  }
  return null;
}
