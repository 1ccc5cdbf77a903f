import { prepareEvidence } from '@copydesk/text';
import { oneLine, sentencesIn, telling, type Material } from '../reading/material';

const MOST = 5;
const READ = 400_000;
const FAR_MS = 120 * 86_400_000;

/** The candidates that share telling words with the document, best first; none that is months away from its period. */
export function chooseCatalysts({ text, texts }: Material): unknown {
  const document = text('document').slice(0, READ);
  const words = telling(document);
  const { main } = prepareEvidence({ document });
  const end = main && Date.UTC(Math.floor(main.end / 12), (main.end % 12) + 1, 0);
  const candidates = texts('candidate').map((given) => {
    const [id = '', title = '', ...rest] = given.split('\n');
    const text = rest.slice(1).join('\n');
    const day = Date.parse(/\b20\d\d-\d\d-\d\d\b/.exec(rest[0] ?? '')?.[0] ?? '');
    const isFar = end !== null && Math.abs(day - end) > FAR_MS;
    return {
      id: id.slice(4),
      title: oneLine(title),
      news: sentencesIn(text)[0],
      isFar,
      own: telling(`${title}\n${text}`),
    };
  });
  const spread = (stem: string) => candidates.filter(({ own }) => own.has(stem)).length;
  const isRare = (stem: string) => candidates.length < 4 || spread(stem) <= candidates.length / 2;
  const catalysts = candidates.flatMap(({ id, title, news, isFar, own }) => {
    const shared = [...own].filter(([stem]) => words.has(stem) && isRare(stem)).map(([, word]) => word);
    if (isFar || shared.length < 2) return [];
    const reason = `The document and the news both speak of ${shared.slice(0, 3).join(', ')}. That is a count of shared words; a writing model would weigh the link.`;
    const angle = `Begin with “${title.replace(/\.$/, '')}” and set beside it what the document says of ${shared[0]}.`;
    const relevance = Math.round(Math.min(0.95, 0.5 + shared.length * 0.05) * 100) / 100;
    return [{ id, reason, impact: `The news says: “${news ?? title}”`, angle, relevance }];
  });
  return { catalysts: catalysts.sort((a, b) => b.relevance - a.relevance).slice(0, MOST) };
}
