import type { Attributes, TagReader } from './tags';

/** Contexts and units: their text has no place on the page. */
export class Resources {
  #open: Resource | null = null;

  constructor(private readonly reader: TagReader) {}

  open(name: string, attributes: Attributes): void {
    const local = localOf(name);
    if ((local === 'context' || local === 'unit') && attributes['id'])
      this.#open = new Resource(local, attributes['id']);
    else this.#open?.open(local, attributes);
  }

  add(text: string): void {
    this.#open?.add(text);
  }

  close(name: string): void {
    if (!this.#open?.closes(localOf(name))) return this.#open?.close();
    this.#open.addTo(this.reader);
    this.#open = null;
  }
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A context or a unit while it is read. */
class Resource {
  readonly #texts: { name: string; attributes: Attributes; text: string }[] = [];
  #isOpen = false;

  constructor(
    readonly kind: string,
    readonly id: string,
  ) {}

  open(name: string, attributes: Attributes): void {
    this.#texts.push({ name, attributes, text: '' });
    this.#isOpen = true;
  }

  add(text: string): void {
    const last = this.#texts.at(-1);
    if (last && this.#isOpen) last.text += text;
  }

  close(): void {
    this.#isOpen = false;
  }

  closes(name: string): boolean {
    return name === this.kind;
  }

  addTo(reader: TagReader): void {
    const textOf = (name: string) => this.#texts.find((one) => one.name === name)?.text;
    if (this.kind === 'unit') {
      reader.addUnit(
        this.id,
        this.#texts.filter(({ name }) => name === 'measure').map(({ text }) => text.trim()),
      );
      return;
    }
    const days = { start: textOf('startdate'), end: textOf('enddate'), at: textOf('instant') };
    const members = this.#texts.flatMap(({ name, attributes, text }, index) => {
      const axis = attributes['dimension'] ?? '';
      if (name === 'explicitmember') return { axis, member: text.trim() };
      // The value of a typed member stands in an element of its own.
      return name === 'typedmember' ? { axis, member: (this.#texts[index + 1]?.text ?? text).trim() } : [];
    });
    reader.addContext(this.id, days, members);
  }
}
