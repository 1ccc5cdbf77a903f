import { startDemoModel, type ChatRequest, type DemoModel, type Fault } from '@copydesk/demo-model';
import type { Dice } from './dice';

/** Characters a second: a text takes one to four seconds, so that faults meet texts in the middle. */
const PACE = 300;

/** A call as its server saw it. */
export interface ModelCall {
  /** Whose worker made it, and which order it wrote for. */
  worker: number;
  order: string;
  /** A structured answer: of a review. */
  structured: boolean;
  /** What was to be written; null where the call was made to fail, and where the answer is structured. */
  text: string | null;
  /** What it was made to suffer; null where it was let pass. */
  suffered: Fault['kind'] | null;
  startedAt: number;
  closedAt: number | null;
  ended: 'finished' | 'aborted' | 'fault' | null;
}

type Asked = Pick<ModelCall, 'order' | 'structured'>;

/** An order's name: letters alone, since digits would be figures to be traced. */
export const orderName = (user: number, number: number) => `order-${letters(user)}-${letters(number)}`;

const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const numberOf = (name: string) => Number([...name].map((letter) => 'abcdefghij'.indexOf(letter)).join(''));

/** The newest order that a request names: a prompt holds those of the drafts before, too. */
function newestOrder(words: string): string {
  const named = [...words.matchAll(/order-[a-j]+-([a-j]+)/g)];
  const newest = Math.max(-1, ...named.map(([, number = '']) => numberOf(number)));
  return named.find(([, number = '']) => numberOf(number) === newest)?.[0] ?? '';
}

/** The model server of each worker. Every call gets words that no other has, so that a text tells whose words it holds. */
export class PlayedModels {
  /** What the next calls are made to suffer; null lets one pass. */
  trouble: () => Fault | null = () => null;
  private readonly servers: DemoModel[] = [];
  private readonly asked = new WeakMap<object, Asked>();
  private written = 0;

  constructor(private readonly dice: Dice) {}

  /** Starts the server of the next worker. Returns its address. */
  async open(): Promise<string> {
    const server = await startDemoModel({ pace: PACE, keepsCalls: true, faultFor: (asked) => this.faultFor(asked) });
    this.servers.push(server);
    return server.url;
  }

  get calls(): ModelCall[] {
    return this.servers.flatMap((server, worker) =>
      server.calls.map((call) => {
        const { fault, startedAt, closedAt, ended } = call;
        const isPlain = fault.kind === 'answer' || fault.kind === 'none';
        return {
          worker,
          ...this.readRequest(call),
          text: fault.kind === 'answer' ? fault.content : null,
          suffered: isPlain ? null : fault.kind,
          startedAt,
          closedAt,
          ended,
        };
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
  }

  /** Once for each, since calls are looked through again and again. */
  private readRequest(call: { request: unknown }): Asked {
    const known = this.asked.get(call);
    if (known) return known;
    const words = JSON.stringify(call.request);
    const asked = { order: newestOrder(words), structured: words.includes('"json_schema"') };
    this.asked.set(call, asked);
    return asked;
  }

  private faultFor({ messages, schema }: ChatRequest): Fault {
    const trouble = this.trouble();
    if (trouble) return trouble;
    if (schema) return { kind: 'none' };
    const order = newestOrder(messages.map(({ content }) => content).join('\n'));
    return { kind: 'answer', content: this.newText(order) };
  }

  private newText(order: string): string {
    this.written += 1;
    const name = letters(this.written);
    const words = Array.from({ length: this.dice.between(30, 120) }, (_, at) => `${name}${letters(at)}`);
    const lines = words.map((word, at) => (at % 10 === 9 ? `${word}.\n` : word));
    return `Letter ${name} for ${order}\n\nDear reader,\n\n${lines.join(' ').replaceAll('\n ', '\n').trim()} end`;
  }
}
