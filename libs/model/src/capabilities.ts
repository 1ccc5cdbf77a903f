import { BEST_CAPABILITIES, type ModelCapabilities } from '@copydesk/contracts';
import { saidOf, statusOf, type SdkError } from './model-error';

/** Where what is learned of models is kept, for all workers. It never throws: what cannot be read is learned again. */
export interface CapabilityStore {
  /** What was learned of a model in the last day. */
  read(server: string, model: string): Promise<Partial<ModelCapabilities>>;
  learn(server: string, model: string, learned: Partial<ModelCapabilities>): Promise<void>;
  /** Notes something that operators can change. */
  report(server: string, model: string, problem: string): Promise<void>;
}

/** Keeps what is learned for as long as the process lives. */
export class MemoryStore implements CapabilityStore {
  private readonly learned = new Map<string, Partial<ModelCapabilities>>();
  readonly problems: string[] = [];

  read(server: string, model: string): Promise<Partial<ModelCapabilities>> {
    return Promise.resolve({ ...this.learned.get(`${server} ${model}`) });
  }

  async learn(server: string, model: string, learned: Partial<ModelCapabilities>): Promise<void> {
    this.learned.set(`${server} ${model}`, { ...(await this.read(server, model)), ...learned });
  }

  report(_server: string, _model: string, problem: string): Promise<void> {
    this.problems.push(problem);
    return Promise.resolve();
  }
}

/** What of a request a server may not take. */
export interface Asked {
  capabilities: ModelCapabilities;
  /** Whether an answer of a given form was asked for, and an effort. */
  structured: boolean;
  effort: boolean;
  maxTokens: number;
  /** What people handed in, which a refusal may quote: it tells nothing of the server. */
  material: string[];
}

/**
 * What an error says of the server, where the same request in another way may do: the answer names a parameter that it
 * does not take. Null where there is nothing to change.
 */
export function learnFrom(error: SdkError, asked: Asked): Partial<ModelCapabilities> | null {
  const status = statusOf(error);
  if (status !== undefined && status !== 400 && status !== 422 && status !== 501) return null;
  const said = `${error.param ?? ''} ${withoutQuotes(saidOf(error), asked.material)}`;
  const { capabilities: can, structured, effort, maxTokens } = asked;
  if (/context_length_exceeded|maximum context length|context size|content_filter|json_validate_failed/.test(said))
    return null;
  if (can.streamOptions && can.stream && /stream_options|include_usage/.test(said)) return { streamOptions: false };
  if (can.stream && (error.param === 'stream' || /verified to stream|streaming is not supported/.test(said))) {
    return { stream: false };
  }
  if (effort && can.effort && /reasoning[_. ]?effort|thinking|think value/.test(said)) return { effort: false };
  if (can.limit !== 'none' && said.includes(can.limit)) return learnLimit(can, said, maxTokens);
  if (
    structured &&
    can.json !== 'words' &&
    /response_format|json_schema|json_object|json schema|structured output/.test(said)
  ) {
    return { json: can.json === 'schema' ? 'object' : 'words' };
  }
  if (
    can.systemRole &&
    /roles? must alternate|system role|system message|role ['"\\]*system|only user and assistant/.test(said)
  ) {
    return { systemRole: false };
  }
  return null;
}

/** No model whose answers are shorter than this is of use. */
export const LEAST_TOKENS = 256;

/** The limit itself may be unknown, or too large. */
function learnLimit({ limit }: ModelCapabilities, said: string, sent: number): Partial<ModelCapabilities> | null {
  const named = /(?:at most |less than or equal to |\[\d+, ?|maximum (?:value|allowed)[^\d]{0,30})(\d[\d,]{2,})/.exec(
    said,
  );
  const largest = named?.[1] === undefined ? Infinity : Number(named[1].replaceAll(',', ''));
  if (largest < LEAST_TOKENS) return null;
  if (largest < sent) return { maxTokens: largest };
  if (limit === 'max_tokens')
    return { limit: said.includes("use 'max_completion_tokens'") ? 'max_completion_tokens' : 'none' };
  return { limit: 'max_tokens' };
}

/** So many words in a row that also stand in the material are a quotation of it. */
const QUOTED_WORDS = 3;

/**
 * A refusal without what it quotes of the material, in small letters: runs of its words, and names of parameters, which
 * nobody can tell from those that the server means.
 */
function withoutQuotes(said: string, material: string[]): string {
  const runs = new Set<string>();
  const parameters = new Set<string>();
  for (const text of material) {
    const words = Array.from(wordsIn(text.toLowerCase()), ([word]) => word);
    for (const [at, word] of words.entries()) {
      if (word.includes('_')) parameters.add(word);
      runs.add(words.slice(at, at + QUOTED_WORDS).join(' '));
    }
  }
  const words = [...wordsIn(said)];
  const quoted = words.map(([word]) => parameters.has(word));
  for (let at = 0; at + QUOTED_WORDS <= words.length; at += 1) {
    const run = words.slice(at, at + QUOTED_WORDS);
    if (runs.has(run.map(([word]) => word).join(' '))) quoted.fill(true, at, at + QUOTED_WORDS);
  }
  let rest = '';
  let end = 0;
  for (const [at, { 0: word, index }] of words.entries()) {
    rest += said.slice(end, index) + (quoted[at] ? '' : word);
    end = index + word.length;
  }
  return rest + said.slice(end);
}

/** A refusal is JSON, which writes a line break as a backslash and a letter: that letter belongs to no word. */
function wordsIn(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(/(?<!\\)[\p{L}\p{N}_]+/gu);
}

export function capabilitiesOf(learned: Partial<ModelCapabilities>): ModelCapabilities {
  return { ...BEST_CAPABILITIES, ...learned };
}
