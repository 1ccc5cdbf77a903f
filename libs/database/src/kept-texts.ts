/** The texts that were used last, by their ids, as long as all of them together have so many characters at most. */
export class KeptTexts {
  private readonly texts = new Map<string, string>();
  private characters = 0;

  constructor(private readonly most: number) {}

  get(id: string): string | undefined {
    return this.texts.get(id);
  }

  /** The text of an id never changes. */
  keep(id: string, text: string): void {
    if (!this.texts.delete(id)) this.characters += text.length;
    this.texts.set(id, text);
    for (const [oldest, { length }] of this.texts) {
      if (this.characters <= this.most) return;
      this.texts.delete(oldest);
      this.characters -= length;
    }
  }
}
