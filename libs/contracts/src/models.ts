/** What a model server takes and does, as far as it is known. */
export interface ModelCapabilities {
  /** How a structured answer is asked for: by schema, as any JSON object, or in words alone. */
  json: 'schema' | 'object' | 'words';
  /** How the length of an answer is limited. */
  limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  /** The largest limit that it takes; null where none is known. */
  maxTokens: number | null;
  /** Whether it takes `reasoning_effort`. */
  effort: boolean;
  /** Whether it streams, and whether it takes `stream_options`, which asks for the tokens of a stream. */
  stream: boolean;
  streamOptions: boolean;
  /** False where the instructions must stand in the first message of the user. */
  systemRole: boolean;
  /** True where answers begin inside a thought, whose opening tag stands in the server's own template. */
  startsInThought: boolean;
}

/** The best way, which every server is asked in first. */
export const BEST_CAPABILITIES: Readonly<ModelCapabilities> = {
  json: 'schema',
  limit: 'max_completion_tokens',
  maxTokens: null,
  effort: true,
  stream: true,
  streamOptions: true,
  systemRole: true,
  startsInThought: false,
};

/** Something about a model that operators can change. */
interface ModelProblem {
  at: string;
  /** Names the server, the parameter and the setting. Holds neither a secret nor a text of a user. */
  message: string;
}

/** One of the ways in which a model was tried. */
export interface ModelTrial {
  way: 'stream' | 'structured' | 'long prompt' | 'web search';
  ok: boolean;
  /** What came of it, in a sentence. */
  message: string;
  firstTokenMs: number | null;
  tokensPerSecond: number | null;
}

/** An item of GET /api/admin/models: what the workers learned of a model. */
export interface ModelReport {
  /** Its server's address, without what is secret in it. */
  server: string;
  model: string;
  /** What it is not, of `BEST_CAPABILITIES`; it is asked for again a day after it was learned. */
  learned: Partial<ModelCapabilities>;
  learnedAt: string | null;
  /** The newest first, each once. */
  problems: ModelProblem[];
  /** The last `npm run models`. */
  trials: ModelTrial[];
  triedAt: string | null;
  /** The day (2027-01-14) on which its provider shuts it down, where it tells one. */
  shutdownDate: string | null;
}

/** How many days before its shutdown operators are warned of a model. */
export const SHUTDOWN_WARNING_DAYS = 60;

const JSON_WAYS = { schema: '', object: 'as any JSON object, with the form in words', words: 'in words alone' };

/** What a model was learned to be, against the best, a sentence each. */
export function describeLearned({
  json,
  limit,
  maxTokens,
  effort,
  stream,
  streamOptions,
  systemRole,
  startsInThought,
}: Partial<ModelCapabilities>): string[] {
  return [
    ...(json && json !== 'schema'
      ? [`Takes no JSON schema: structured answers are asked for ${JSON_WAYS[json]}.`]
      : []),
    ...(limit === 'max_tokens' ? ['The length of answers is limited by max_tokens.'] : []),
    ...(limit === 'none' ? ['Takes no limit for the length of answers: they are stopped here.'] : []),
    ...(maxTokens ? [`Writes ${maxTokens.toLocaleString('en-US')} tokens at most.`] : []),
    ...(effort === false
      ? ['Takes no reasoning_effort: MODEL_WRITE_EFFORT and MODEL_CHECK_EFFORT change nothing.']
      : []),
    ...(stream === false ? ['Does not stream: texts appear all at once.'] : []),
    ...(streamOptions === false ? ['Takes no stream_options: where it tells no tokens, they are estimated.'] : []),
    ...(systemRole === false ? ['Takes no instructions of their own: they begin the first message.'] : []),
    ...(startsInThought ? ['Begins its answers inside a thought: the first word is shown when it has thought.'] : []),
  ];
}

/** Answer of GET /api/status: what a screen must know before anybody signs in. */
export interface StatusResponse {
  /** True while no real model is set and the built-in demo model writes. */
  demoModel: boolean;
  /** Whether visitors may make an account; with `off`, administrators add users. */
  signUp: 'open' | 'off';
  /** Whether filings can be fetched from the SEC: whoever runs Copydesk has said whom the SEC may ask. */
  filings: boolean;
}
