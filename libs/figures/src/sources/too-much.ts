/** A draft holds more than is compared with its sources at a time. */
export class TooMuchToTrace extends Error {
  override readonly name = 'TooMuchToTrace';

  constructor(
    /** Of the draft: figures, names, dates and quotations. */
    readonly claims: number,
    /** Of its sources. */
    readonly facts: number,
  ) {
    super(`${claims} claims beside ${facts} figures`);
  }
}
