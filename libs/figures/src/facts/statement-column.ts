import type { Fact, MeasureId, Reading } from './fact';
import { IDENTITIES, type Identity, TAXED } from './identities';
import type { TableFact } from './table-facts';

/** A figure of a table with the fact that was made of it. */
export interface ReadCell {
  cell: TableFact;
  fact: Fact;
}

/** A figure under one of the measures that its row may name. */
interface Term extends ReadCell {
  reading: Reading;
}

/** What one column of a statement says of the whole company at one time. */
export class StatementColumn {
  readonly #terms = new Map<MeasureId, Term[]>();

  add(cell: ReadCell): void {
    for (const reading of cell.fact.readings.filter(isWhole)) {
      const key = keyOf(reading.measure.is, reading.owner.is === 'parent');
      const terms = this.#terms.get(key);
      if (terms) terms.push({ ...cell, reading });
      else this.#terms.set(key, [{ ...cell, reading }]);
    }
  }

  /** Whether at least one sum holds in it. A row with two names has the one with which a sum holds. */
  addsUp(): boolean {
    this.#turnTax();
    const held = IDENTITIES.filter((identity) => this.#holds(identity));
    for (const measure of held.flatMap(({ left, right }) => [...left, ...right])) {
      const [term] = this.#terms.get(measure) ?? [];
      if (term) settle(term);
    }
    return held.length > 0;
  }

  /** Net income divided by shares is what a share earned: that confirms the scales of both. */
  agreesPerShare(): boolean {
    const income = this.#moneyOf(keyOf('net income', true)) ?? this.#moneyOf('net income');
    const shares = this.#terms.get('diluted shares')?.[0]?.fact;
    const perShare = this.#terms.get('diluted eps')?.[0]?.fact;
    if (!income || !shares || !perShare || shares.value === 0) return false;
    return Math.abs(income.value / shares.value - perShare.value) <= Math.max(0.02, Math.abs(perShare.value) * 0.01);
  }

  /** The measures that one row alone has, or several rows with the same value. */
  *single(): Generator<{ measure: MeasureId; facts: Fact[] }> {
    for (const terms of this.#terms.values()) {
      const said = terms.filter(
        ({ reading, fact }) => reading.measure.known === 'said' && fact.readings[0] === reading,
      );
      const [first] = said;
      if (first && said.length === terms.length && said.every(({ fact }) => fact.value === first.fact.value))
        yield { measure: first.reading.measure.is, facts: said.map(({ fact }) => fact) };
    }
  }

  /** Taxes are printed as what they add, too: in brackets where they are taken away. */
  #turnTax(): void {
    const [before, tax, after] = TAXED.map((measure) => this.#moneyOf(measure));
    if (!before || !tax || !after) return;
    const isAdded =
      Math.abs(before.value + tax.value - after.value) <= 2 * (before.rounding + tax.rounding + after.rounding);
    if (!isAdded) return;
    for (const { fact } of this.#terms.get('income tax expense') ?? []) fact.value = -fact.value;
  }

  #moneyOf(key: string): Fact | null {
    const fact = this.#terms.get(key)?.[0]?.fact;
    return fact?.unit === 'money' && fact.value !== 0 ? fact : null;
  }

  #holds({ left, right, slack = 0 }: Identity): boolean {
    const sum = (of: MeasureId[]) => of.reduce((total, measure) => total + (this.#moneyOf(measure)?.value ?? 0), 0);
    const terms = [...left, ...right].map((measure) => this.#moneyOf(measure));
    if (terms.some((term) => term === null)) return false;
    const rounding = terms.reduce((total, term) => total + (term?.rounding ?? 0) * 2, 0);
    return Math.abs(sum(left) - sum(right)) <= Math.max(rounding, Math.abs(sum([left[0] ?? ''])) * slack);
  }
}

/** What parent and all owners have are two figures of one name. */
const keyOf = (measure: MeasureId, isOfParent: boolean): string => (isOfParent ? `${measure} of the parent` : measure);

function isWhole({ measure, part, level, basis, modality }: Reading): boolean {
  const isPlain = part.is === null && level.is.kind === 'level' && basis.is === 'GAAP' && modality.is === 'reported';
  return isPlain && !measure.is.startsWith('label:');
}

/** Of several names of one row the one that a sum confirms. */
function settle({ fact, reading }: Term): void {
  if (reading.measure.known !== 'assumed' || reading.part.known === 'assumed') return;
  fact.readings = [reading];
  reading.measure = { is: reading.measure.is, known: 'said' };
}
