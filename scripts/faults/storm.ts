import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@copydesk/testing';
import { check, FINAL, type Finding } from './check';
import { Dice } from './dice';
import { gather, type Evidence } from './evidence';
import type { Fault, Stage } from './faults';
import { Journal } from './journal';
import { Product } from './product';
import type { Disturbance } from './supervised';
import { Writer } from './writer';

const WRITERS = 5;
/** Longer than any bound: what has not come back by then is found as lost, in milliseconds. */
const GIVE_UP_MS = 120_000;
/** What a finished queue may take to be swept, in milliseconds. */
const SWEPT_MS = 20_000;

/** How one fault went. */
export interface Played {
  /** More than one where the next began before the product was whole again. */
  faults: string[];
  bound: number;
  /** Seconds until it was whole again; null where it was not within two minutes. */
  seconds: number | null;
  /** Jobs that were under way, and those of them that have no end now. */
  underWay: number;
  lost: number;
  /** The slowest answer of the api meanwhile, in seconds. */
  slowestAnswer: number;
}

export interface Report {
  seed: number;
  jobs: number;
  played: Played[];
  findings: Finding[];
}

/** One seeded sequence of faults on a product at work. */
export class Storm {
  private readonly journal = new Journal();
  private readonly faults: Disturbance[] = [];
  private readonly played: (Omit<Played, 'lost'> & { open: Set<string> })[] = [];

  private constructor(
    readonly product: Product,
    private readonly dice: Dice,
  ) {}

  static async open(seed: number): Promise<Storm> {
    const dice = new Dice(seed);
    return new Storm(await Product.open(dice.another()), dice);
  }

  /** Plays the faults one after the other, some on top of the one before, and waits until all work is done. */
  async play(faults: Fault[]): Promise<void> {
    const people = await Promise.all(Array.from({ length: WRITERS + 2 }, (_, number) => this.signUp(number)));
    const [prober, poisoner, ...writers] = people as [Writer, Writer, ...Writer[]];
    const stage: Stage = { product: this.product, dice: this.dice, poisoner, later: [] };
    let isWanted = true;
    const work = Promise.all(writers.map((writer) => writer.work(() => isWanted)));
    await sleep(2_000);
    for (let at = 0; at < faults.length;) {
      const together = faults.slice(at, at + (this.dice.chance(0.25) ? 2 : 1));
      await this.playTogether(together, stage, prober);
      at += together.length;
    }
    isWanted = false;
    await Promise.all([work, ...stage.later]);
    people.forEach((writer) => writer.close());
    await this.sweep();
  }

  evidence(): Promise<Evidence> {
    return gather(this.product, this.journal, this.faults);
  }

  async report(seed: number): Promise<Report> {
    const evidence = await this.evidence();
    const ended = new Set(evidence.jobs.filter(({ status }) => FINAL.includes(status)).map(({ id }) => id));
    const played = this.played.map(({ open, ...how }) => ({
      ...how,
      lost: [...open].filter((id) => !ended.has(id)).length,
    }));
    return { seed, jobs: evidence.jobs.length, played, findings: check(evidence) };
  }

  close(): Promise<void> {
    return this.product.close();
  }

  private async signUp(number: number): Promise<Writer> {
    return Writer.signUp(number, this.product.client(), this.journal, this.dice.another());
  }

  private async playTogether(faults: Fault[], stage: Stage, prober: Writer): Promise<void> {
    const from = Date.now();
    const open = new Set(await this.openJobs());
    for (const fault of faults) await fault.play(stage);
    const over = Date.now();
    for (const id of await this.openJobs()) open.add(id);
    const isWhole = await Promise.all([prober.writeOne(), this.ended(open)]).then(
      ([probe, ended]) => ended && probe?.status === 'completed',
    );
    const to = Date.now();
    this.faults.push({ from, to });
    const meanwhile = this.journal.answers.filter(({ at }) => at >= from && at <= to);
    this.played.push({
      faults: faults.map(({ name }) => name),
      bound: Math.max(...faults.map(({ bound }) => bound)),
      open,
      underWay: open.size,
      seconds: isWhole ? (to - over) / 1_000 : null,
      slowestAnswer: Math.max(0, ...meanwhile.map(({ tookMs }) => tookMs)) / 1_000,
    });
  }

  private async openJobs(): Promise<string[]> {
    const sql = `SELECT id FROM jobs WHERE status IN ('queued', 'running')`;
    return (await this.product.database.query<{ id: string }>(sql)).map(({ id }) => id);
  }

  private ended(ids: Set<string>): Promise<boolean> {
    return eventually(async () => {
      await sleep(200);
      const open = await this.openJobs();
      return open.some((id) => ids.has(id)) ? null : true;
    }, GIVE_UP_MS).catch(() => false);
  }

  /** Waits until the queues have forgotten what is done. Where they do not, the check finds it. */
  private async sweep(): Promise<void> {
    await eventually(async () => {
      const keys = await this.product.keys();
      return keys.some(({ name }) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(name) && !/:\d+$/.test(name)) ? null : true;
    }, SWEPT_MS).catch(() => undefined);
  }
}
