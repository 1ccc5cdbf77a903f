import type { Formula, MeasureId, MeasureKind } from '../measures/measure';

export type Basis = 'GAAP' | 'adjusted' | 'constant currency';

export type Modality = 'reported' | 'outlook' | 'authorized' | 'negated';

export type Direction = 'up' | 'down';

/** Words before a figure that say how it rounds. */
export type HedgeWord = 'about' | 'more than' | 'less than' | 'nearly';

/** How two measures make one figure. */
export type Sign = '+' | '-' | '/';

/** What words say of time. Neighbours are put together: 'the third quarter' + 'of fiscal 2024'. */
export interface TimeWords {
  /** 3: a quarter, 12: a year, 0: a day. */
  months?: number;
  /** The number of a quarter within its year. */
  quarter?: number;
  year?: number;
  isFiscal?: boolean;
  /** A day that is written out. */
  day?: string;
  /** The month of a year, alone or with 'quarter': 'the June quarter'. */
  month?: number;
  /** A day of that month. */
  date?: number;
  /** Years or periods before the one that is spoken of: 'a year earlier' is -1. */
  shift?: number;
  shiftBy?: 'year' | 'period';
  /** The last day of the period, not the whole of it: 'at the end of'. */
  isEnd?: boolean;
  /** The first day of it. */
  isStart?: boolean;
  /** From the start of the fiscal year on: 'year to date'. */
  isToDate?: boolean;
  /** As long as the period that is spoken of: 'the same quarter'. */
  isSame?: boolean;
  /** 'Last year' may be the reported one, or the one before. */
  isLoose?: boolean;
  /** The month in the middle of a season that the time lies in: 'last summer' is 7. */
  season?: number;
  /** The words need others beside them to say a time: 'same period'. */
  isPart?: boolean;
}

/** What an entry of the lexicon means. */
export type Term =
  | { is: 'measure'; measures: readonly MeasureTerm[] }
  | { is: 'part'; part: string }
  | { is: 'company' }
  | { is: 'pronoun' }
  /** The shareholders of the parent: 'attributable to shareholders'. */
  | { is: 'parent' }
  /** Somebody else, whose figures are not those of the company. */
  | { is: 'other'; named: string }
  | { is: 'time'; time: TimeWords }
  /** What follows is what the figure is compared with. */
  | { is: 'base' }
  /** 'year over year': the base itself. */
  | { is: 'against'; time: TimeWords }
  | { is: 'move'; direction: Direction; sign?: Sign }
  /** How a measure moved, whichever way: 'the change in revenue'. */
  | { is: 'change' }
  /** A verb that says a level; of a measure of its own where it has one: 'earned'. */
  | {
      is: 'verb';
      measures?: readonly MeasureTerm[];
      spends?: true;
      /** What it says in percent is a share: 'made up'. */
      shares?: true;
      flows?: true;
      /** What is done to a measure is another one: 'repaid debt'. */
      turns?: Readonly<Record<MeasureId, MeasureId>>;
    }
  | { is: 'to'; sign: Sign }
  /** Between two measures it makes one figure of them: 'plus', 'divided by'. */
  | { is: 'operator'; sign: Sign }
  /** The measures beside it are taken in one sum: 'together'. */
  | { is: 'joined' }
  /** One of the two measures that follow is taken from the other: 'the gap between'. */
  | { is: 'difference' }
  /** How the measure before it is computed follows: 'defined as'. */
  | { is: 'defined' }
  | { is: 'average' }
  /** What follows is a part of the figure before: 'revenue was $5 billion, of which lamps were 38%'. */
  | { is: 'of which' }
  /** A ratio before it is told as so many days of a year. */
  | { is: 'in days' }
  /** A rate by which something grew each year: 'compound annual growth rate'. */
  | { is: 'growth' }
  | { is: 'between' }
  /** So many years: 'three-year'. */
  | { is: 'span'; years: number }
  | { is: 'by' }
  | { is: 'or' }
  /** 'of' and 'in', which tie a figure to what follows it. */
  | { is: 'of' }
  | { is: 'as share' }
  | { is: 'per share' }
  | { is: 'every dollar' }
  | { is: 'dollar' }
  | { is: 'times'; factor: number; hedge?: HedgeWord }
  | { is: 'hedge'; hedge: HedgeWord; isAfter?: true; sign?: Sign }
  | { is: 'basis'; basis: Basis }
  | { is: 'modality'; modality: Modality }
  /** Words of which one clause may say anything, but no figure: 'driven by'. */
  | {
      is: 'aside';
      mayLead?: true;
      /** It means nothing where it is no aside. */ isSoft?: true;
      /** A measure alone after it is what a figure is of. */ mayRole?: true;
    }
  /** It makes a figure one of something narrower or wider, which is not read. */
  | {
      is: 'scope';
      /** Behind it a source lists what belongs to something. */
      mayList?: true;
    }
  /** It means nothing beside the name of a part or a measure. */
  | { is: 'noun'; of: readonly ('part' | 'measure')[] }
  /** A clause may start here. */
  | { is: 'break' }
  /** 'of its own shares' says that a bare number counts them. */
  | { is: 'neutral'; counts?: 'shares' };

export interface MeasureTerm {
  measure: MeasureId;
  /** How the text itself says that it is computed. */
  formula?: Formula;
  /** It names the measure below zero: 'net loss'. */
  isLoss: boolean;
  kind: MeasureKind;
  /** 'row' where only issuers write it so, in the rows of their tables; 'loose' where it may be said of others, too. */
  source?: string;
}

/** One rule of the lexicon: words, parted by commas, what they mean, and sentences that show it. */
export interface Entry {
  says: string;
  reads: Term;
  /** About the example company of `lexicon.spec.ts`. Where an entry never lets a figure be traced, they show that. */
  examples: readonly string[];
}
