import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from './dice';
import { PROCESS_FAULTS } from './faults-of-processes';
import type { Product } from './product';
import { SERVICE_FAULTS } from './faults-of-services';
import type { Writer } from './writer';

/** What is played with. */
export interface Stage {
  product: Product;
  dice: Dice;
  /** Somebody whose request may kill workers. */
  poisoner: Writer;
  /** What goes on after its fault is over. */
  later: Promise<unknown>[];
}

/** Something that goes wrong, from its beginning until it is over. */
export interface Fault {
  name: string;
  /** Seconds after it is over within which every job that was open has ended, and a new one is written. */
  bound: number;
  /** True where it meets everybody who uses the same Postgres. */
  everybodys?: boolean;
  play: (stage: Stage) => Promise<void>;
}

const MODEL_FAULTS: Fault[] = [
  {
    name: 'The model breaks off in the middle',
    bound: 30,
    play: (stage) => trouble(stage, { kind: 'cut', afterCharacters: 150 }),
  },
  {
    name: 'The model says 429',
    bound: 30,
    play: (stage) => trouble(stage, { kind: 'status', status: 429, retryAfterSeconds: 1 }),
  },
  {
    name: 'The model falls silent in the middle',
    bound: 40,
    play: (stage) => trouble(stage, { kind: 'hang', afterCharacters: 150 }),
  },
];

/** Half of the calls suffer it for some seconds. */
async function trouble({ product, dice }: Stage, fault: ReturnType<Product['models']['trouble']>): Promise<void> {
  product.models.trouble = () => (dice.chance(0.5) ? fault : null);
  await sleep(6_000);
  product.models.trouble = () => null;
}

export const FAULTS: Fault[] = [...PROCESS_FAULTS, ...SERVICE_FAULTS, ...MODEL_FAULTS];
