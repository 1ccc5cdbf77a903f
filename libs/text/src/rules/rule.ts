/** Who sends: it decides which rules bind them. */
type SenderProfile = 'publisher' | 'adviser' | 'broker-dealer';

/** A rule of what may be said, as data. */
export interface CopyRule {
  id: string;
  /** What it forbids, in few words. */
  title: string;
  profiles: readonly SenderProfile[];
  /** The days from and until which it is in force, ISO 8601; null: it still is. */
  from: string;
  until: string | null;
  /** 'forbidden' is never said; 'risky' is said with care. */
  severity: 'forbidden' | 'risky';
  /** What breaks it, in a text as `plainText` makes it. Every repetition in it is bounded: it is read in linear time. */
  finds: readonly RegExp[];
  /** Of what was found with its sentence's words after it: what breaks nothing. */
  except: readonly RegExp[];
  why: string;
  citation: string;
  /** What to write in its place. */
  rewrite: string;
}

/** A place in a text that breaks a rule, in UTF-16 units of the text as it was given. */
export interface Finding {
  rule: CopyRule;
  from: number;
  to: number;
  quote: string;
}
