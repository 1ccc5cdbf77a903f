import { FILING_FORMS } from '@copydesk/contracts';
import type { ListedFiling } from '@copydesk/database';
import { isDay } from '@copydesk/text';
import { listIn, recordIn, textIn } from './json';

const FORMS: readonly string[] = FILING_FORMS;
const MOST = 200;

/** The filings of CIK##########.json that can be read, the newest first: its columns stand beside each other. */
export function parseSubmissions(json: unknown, cik: number): ListedFiling[] {
  const recent = recordIn(recordIn(recordIn(json)['filings'])['recent']);
  const column = (name: string) => listIn(recent[name]).map(textIn);
  const [forms, periods, filed, accepted] = ['form', 'reportDate', 'filingDate', 'acceptanceDateTime'].map(column);
  const [items, documents, titles] = ['items', 'primaryDocument', 'primaryDocDescription'].map(column);
  return column('accessionNumber')
    .flatMap((accession, at): ListedFiling[] => {
      const form = forms?.[at] ?? '';
      const filedAt = timeOf(accepted?.[at]) ?? timeOf(filed?.[at]);
      if (!FORMS.includes(form) || filedAt === null || !/^\d{10}-\d{2}-\d{6}$/.test(accession)) return [];
      const periodEnd = periods?.[at] ?? '';
      const primaryDocument = plainName(documents?.[at] ?? '');
      return [
        {
          accession,
          cik,
          form,
          periodEnd: isDay(periodEnd) ? periodEnd : null,
          filedAt,
          items: (items?.[at] ?? '').split(',').filter(Boolean),
          title: titles?.[at] || null,
          primaryDocument,
          document: mayHaveExhibit(form) && primaryDocument !== '' ? null : primaryDocument,
        },
      ];
    })
    .slice(0, MOST);
}

/** News is told in an exhibit, and the form around it says little. */
const mayHaveExhibit = (form: string): boolean => form.startsWith('8-K') || form.startsWith('6-K');

function timeOf(said: string | undefined): string | null {
  const at = Date.parse(said ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** 'xslF345X05/doc.htm' is a view that the SEC makes: the file itself lies beside it. */
function plainName(name: string): string {
  const plain = name.split('/').at(-1) ?? '';
  return /^[\w.-]+$/.test(plain) ? plain : '';
}
