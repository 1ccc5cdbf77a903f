import { sayFiledPeriod, type SourceTag } from '@copydesk/text';
import { shortOf } from '../facts/company-names';
import { measureInWords } from '../unify/words';
import type { Match } from '../verdict';
import type { SourceText } from './source-text';

/** What the issuer says of a figure by its tag; null where it has none. */
export function sourceTag({ fact, reading }: Match, { content }: SourceText): SourceTag | null {
  const filing = fact.isTagged ? content?.filing : null;
  const tag = filing?.facts.find(({ from, to }) => from === fact.from && to === fact.to);
  if (!filing || !tag) return null;
  const { company, form } = filing.cover;
  const { concept, value, unit, period, members } = tag;
  const days = 'at' in period ? { start: null, end: period.at } : period;
  const measure = [measureInWords(reading.measure.is), reading.part.is].filter(Boolean).join(', ');
  const said = [company && shortOf(company), form && `Form ${form}`, sayFiledPeriod(days), `${measure} (${concept})`];
  return { concept, says: said.filter(Boolean).join(', '), ...days, value, unit, isPart: members.length > 0 };
}
