import { reportedPeriod } from '@copydesk/figures';
import { oneLine, sentencesIn, telling, type Material } from '../reading/material';

const FAR_MS = 120 * 86_400_000;

/** The candidates that share telling words with the document, best first; none that is months away from its period. */
export function chooseCatalysts({ text, texts }: Material): unknown {
  const words = telling(text('document'));
  const period = reportedPeriod(text('document'));
  const candidates = texts('candidate').map((given) => {
    const [id = '', title = '', about = '', ...rest] = given.split('\n');
    const day = Date.parse(/\b20\d\d-\d\d-\d\d\b/.exec(about)?.[0] ?? '');
    const isFar = period !== null && (+period.from - day > FAR_MS || day - +period.to > FAR_MS);
    return { id: id.slice(4), title: oneLine(title), rest: rest.join('\n'), isFar, own: telling(given) };
  });
  const isRare = (stem: string) => candidates.filter(({ own }) => own.has(stem)).length <= candidates.length / 2;
  const catalysts = candidates.flatMap(({ id, title, rest, isFar, own }) => {
    const shared = [...own].filter(([stem]) => words.has(stem));
    const rare = shared.filter(([stem]) => isRare(stem));
    const score = shared.length + rare.length;
    if (isFar || score < 4) return [];
    const named = [...new Set([...rare, ...shared])].slice(0, 3).map(([, word]) => word);
    const reason = `The document and the news both speak of ${named.join(', ')}. That is a count of shared words; a writing model would weigh the link.`;
    const impact = `The news says: “${sentencesIn(rest)[0] ?? title}”`;
    const angle = `Begin with “${title.replace(/\.$/, '')}” and set beside it what the document says of ${named[0]}.`;
    return [{ id, reason, impact, angle, relevance: Math.round(Math.min(95, 50 + score * 3)) / 100 }];
  });
  return { catalysts: catalysts.sort((a, b) => b.relevance - a.relevance).slice(0, 5) };
}
