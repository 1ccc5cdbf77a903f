import { isDay } from '@copydesk/text';
import { listIn, numberIn, recordIn, textIn } from './json';

/** A value of companyfacts: what a filing says of a measure in a period. Days are YYYY-MM-DD. */
export interface FiledFact {
  /** Null for a value at a day. */
  start: string | null;
  end: string;
  value: number;
  accession: string;
  form: string;
  filed: string;
}

/** What a company has said in all its filings, by concept and unit. */
export class CompanyFacts {
  private readonly facts: Record<string, unknown>;

  constructor(json: unknown) {
    this.facts = recordIn(recordIn(json)['facts']);
  }

  /** All values of a concept ('us-gaap:Revenues') in a unit, in the order of the answer: the oldest first. */
  of(concept: string, unit: string): FiledFact[] {
    const [taxonomy = '', name = ''] = concept.split(':');
    const units = recordIn(recordIn(recordIn(this.facts[taxonomy])[name])['units']);
    return listIn(units[unit]).flatMap((value): FiledFact[] => {
      const said = recordIn(value);
      const number = numberIn(said['val']);
      const [end, start, filed] = ['end', 'start', 'filed'].map((key) => textIn(said[key]));
      if (number === null || !isDay(end ?? '')) return [];
      return [
        {
          start: start && isDay(start) ? start : null,
          end: end ?? '',
          value: number,
          accession: textIn(said['accn']),
          form: textIn(said['form']),
          filed: filed ?? '',
        },
      ];
    });
  }
}
