/** What an email says about its number, in words ready for a sentence. */
export interface About {
  /** Such as 'NVIDIA'. */
  company: string;
  /** Such as 'NVIDIA’s'. */
  possessive: string;
  source: 'report' | 'call' | 'document';
}

/** How an email of one tone is said. A list holds ways to say the same; one is chosen by what the email is about. */
export interface Tone {
  matches: RegExp;
  greeting: string;
  /** Before the strongest fact of a subject line; may be empty. */
  subject: string[];
  /** Said before the first number. */
  opening: string[];
  /** Leads over from the first number to the rest. */
  turn: ((about: About) => string)[];
  /** Why now, where no catalyst was given. */
  whyNow: ((about: About) => string)[];
  figures: string;
  details: (source: About['source']) => string;
  /** After a catalyst: why it leads to the company. */
  link: ((about: About) => string)[];
  closing: ((about: About) => string)[];
  callToAction: (about: About) => string;
  signOff: string;
  /** For an email without a document. `why` follows 'Why now? Because'. */
  story: { why: string[]; closing: string; callToAction: string };
}
