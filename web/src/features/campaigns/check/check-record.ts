import { PART_NAMES } from '@copydesk/contracts';
import { formatNumber, formatPercent } from '@copydesk/text';
import { placesOf, type Check } from './finding';

const KINDS = [
  { name: 'winners', field: 'winners', isPercent: false, words: 'winners|winning (?:trades|positions|picks)' },
  { name: 'losers', field: 'losers', isPercent: false, words: 'losers|losing (?:trades|positions|picks)' },
  { name: 'average winner', field: 'avgWinner', isPercent: true, words: '(?:average|avg\\.?) (?:winner|gain)' },
  { name: 'average loser', field: 'avgLoser', isPercent: true, words: '(?:average|avg\\.?) (?:loser|loss)' },
] as const;
const PATTERNS = KINDS.map((kind) => ({ ...kind, patterns: patternsOf(kind) }));

/** Winners and losers, counted and on average, as they were entered. */
export const checkRecord: Check = ({ part, text, request }) =>
  PATTERNS.flatMap(({ name, field, isPercent, patterns }) => {
    const entered = request.performanceHighlights[field];
    const said = (value: number) => (isPercent ? formatPercent(value) : formatNumber(value));
    const right = entered === 0 ? 'None was entered.' : `Entered: ${said(entered)}.`;
    return patterns
      .flatMap((pattern) => placesOf(text, pattern))
      .flatMap(({ match, place }) => {
        const value = Number((match.groups?.['at'] ?? '').replace(/[,%]/g, '').replace('−', '-'));
        if (Math.abs(value) === Math.abs(entered) && entered !== 0) return [];
        return [{ place, message: `${PART_NAMES[part]} says ${said(value)} for the ${name}. ${right}` }];
      });
  });

function patternsOf({ words, isPercent }: (typeof KINDS)[number]): RegExp[] {
  const after = `\\b(?:${words})\\b`;
  if (isPercent) return [new RegExp(`${after}[^%\\n.;]{0,24}?(?<at>[-−]?\\d+(?:\\.\\d+)?%)`, 'gi')];
  return [
    new RegExp(`${after}\\**\\s*[:=]\\s*\\**(?<at>\\d[\\d,]*\\b)(?!\\s*%)`, 'gi'),
    // 'winners 48, losers 12': a list without colons.
    new RegExp(`${after}\\**\\s+\\**(?<at>\\d[\\d,]*\\b)(?=\\**\\s*(?:[,;.)](?!\\d)|$|and\\b))`, 'gim'),
    // On one line: what the next one begins with is no word for it.
    new RegExp(
      `(?<!of |[$\\d.,])\\b(?<at>\\d[\\d,]*)\\**[^\\S\\r\\n]+(?:closed |clear |verified )?(?:${words})\\b`,
      'gi',
    ),
  ];
}
