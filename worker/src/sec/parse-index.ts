import { Parser } from 'htmlparser2';

/** A file of a filing, as the index page of the filing lists it. */
interface ListedFile {
  name: string;
  /** '8-K', 'EX-99.1' */
  type: string;
  /** What the filing calls it. */
  title: string;
}

/** The files of a filing from its index page: a table with number, description, file, type and size. */
export function parseIndex(html: string): ListedFile[] {
  const files: ListedFile[] = [];
  let cells: string[] = [];
  let name = '';
  let isIn = false;
  const parser = new Parser({
    onopentag(tag, { href = '' }) {
      if (tag === 'tr') [cells, name] = [[], ''];
      if (tag === 'td') {
        isIn = true;
        cells.push('');
      }
      if (tag === 'a' && isIn && cells.length === 3) name = href.split('/').at(-1) ?? '';
    },
    ontext(text) {
      if (isIn) cells[cells.length - 1] += text;
    },
    onclosetag(tag) {
      if (tag === 'td') isIn = false;
      if (tag !== 'tr' || name === '') return;
      const [, title = '', , type = ''] = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
      files.push({ name, type, title });
    },
  });
  parser.end(html);
  return files.filter((file) => /^[\w.-]+$/.test(file.name));
}

/** The press release of an 8-K or a 6-K: exhibit 99.1, also written EX-99 or EX-99.01. */
export function findRelease(files: readonly ListedFile[]): ListedFile | null {
  return files.find(({ type, name }) => /^EX-99(?:\.0?1)?$/.test(type) && /\.(?:html?|txt)$/i.test(name)) ?? null;
}
