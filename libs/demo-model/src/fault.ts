/**
 * What a call is made to suffer. `status` answers with an error; `hang-before-headers` says nothing at all; `hang`
 * and `cut` stop after so many characters of text, with the connection open or torn; `garbage-line` breaks the
 * stream with a line that is not JSON; `no-finish-reason` ends without one; `empty-answer` has no text; `not-json` is
 * prose where a structured answer was asked for; `answer` says what it is told to, with annotations (Responses API) or
 * extra fields beside those of the protocol; `none` lets a call pass. Readings of sentences and angles come between other
 * calls: they take the faults with `readings`, or `angles`, alone.
 */
export type Fault =
  | { kind: 'none' | 'hang-before-headers' | 'no-finish-reason' | 'empty-answer' | 'not-json'; angles?: true }
  | { kind: 'status'; status: number; retryAfterSeconds?: number; readings?: true; angles?: true }
  | { kind: 'hang' | 'cut' | 'garbage-line'; afterCharacters: number }
  | {
      kind: 'answer';
      content: string;
      annotations?: unknown[];
      fields?: Record<string, unknown>;
      readings?: true;
      angles?: true;
    };

/** One request to the model. Times are milliseconds since 1970, null until they came. */
export interface Call {
  /** The body as it was sent. */
  request: unknown;
  model: string;
  streamed: boolean;
  fault: Fault;
  startedAt: number;
  firstTokenAt: number | null;
  closedAt: number | null;
  /** `finished`: the whole answer went out; `aborted`: the client left before; `fault`: a fault ended it. */
  ended: 'finished' | 'aborted' | 'fault' | null;
}
