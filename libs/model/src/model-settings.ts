import type { CapabilityStore } from './capabilities';
import type { SilenceLimits } from './idle-watch';
import type { SearchSettings } from './web-search';

export interface ModelSettings {
  apiKey: string;
  /** Address of an OpenAI-compatible server, ending in its version; undefined = OpenAI. */
  baseUrl: string | undefined;
  /** The names of the models for the two kinds of work. */
  write: string;
  check: string;
  /** How much they are to think, where the server takes that; null: as they like. */
  effort?: Record<ModelKind, string | null>;
  /** The most tokens that an answer may have, thoughts included. */
  maxTokens?: number;
  /** Tokens that prompt and answer may take together. */
  windowTokens?: number;
  silence?: SilenceLimits;
  /** Nobody, where it is left out. */
  search?: SearchSettings;
  /** Where what is learned of the server is kept. */
  store?: CapabilityStore;
}

export type ModelKind = 'write' | 'check';

/** What holds where it is not set. */
export const DEFAULTS: Required<Pick<ModelSettings, 'effort' | 'maxTokens' | 'windowTokens' | 'silence'>> = {
  effort: { write: null, check: null },
  maxTokens: 16_000,
  windowTokens: 128_000,
  silence: { firstTokenMs: 120_000, silenceMs: 60_000 },
};
