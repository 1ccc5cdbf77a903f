import { CHANGED_ELSEWHERE, type MessageResponse, type NewVersionRequest } from '@copydesk/contracts';
import fc from 'fast-check';
import { HttpError, NetworkError } from '@/lib/http-error';
import { type EditNews, HandEdits, type KnownVersion, type SaveState } from './hand-edits';
import { KeptText, type TypedStorage } from './kept-text';

const PARAGRAPHS = 'Subject: A\n\nOne.\n\nTwo.\n\nThree.';

const refused = (status: number, message: string) =>
  new HttpError(status, JSON.stringify({ statusCode: status, message }), '');

/** A server as far as versions go: it keeps what is sent by the rules of the api. */
class Server {
  readonly versions: KnownVersion[] = [{ id: 'v1', text: PARAGRAPHS }];
  private made = 1;
  /** What the next saves come to; kept where it is null. */
  readonly fails: Error[] = [];
  /** Keeps the next one, and answers nothing. */
  isDumb = false;

  get newest(): KnownVersion {
    return this.versions.at(-1) ?? { id: '', text: '' };
  }

  add(text: string): KnownVersion {
    const version = { id: `v${(this.made += 1)}`, text };
    this.versions.push(version);
    return version;
  }

  save = ({ content, after, replaces }: NewVersionRequest): Promise<MessageResponse> => {
    const failure = this.fails.shift();
    if (failure) return Promise.reject(failure);
    if (after !== this.newest.id) return Promise.reject(refused(409, CHANGED_ELSEWHERE));
    if (replaces) this.versions.pop();
    const { id } = this.add(content);
    if (this.isDumb) {
      this.isDumb = false;
      return Promise.reject(new NetworkError());
    }
    const message: Partial<MessageResponse> = { id, content };
    return Promise.resolve(message as MessageResponse);
  };
}

function memory(): TypedStorage & { size: () => number } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    size: () => values.size,
  };
}

let server: Server;
let storage: ReturnType<typeof memory>;
let shown: string[];
let states: SaveState['kind'][];
let news: EditNews[];

beforeEach(() => {
  jest.useFakeTimers();
  server = new Server();
  storage = memory();
  [shown, states, news] = [[], [], []];
});
afterEach(() => jest.useRealTimers());

/** A page that has the draft open, and reads the thread again whenever it is told to. */
function open(): HandEdits {
  const edits: HandEdits = new HandEdits(server.newest, {
    kept: new KeptText('thread', storage),
    save: server.save,
    readAgain: () => hear(edits),
    onState: ({ kind }) => states.push(kind),
    onNews: (one) => news.push(one),
    onText: (text) => shown.push(text),
  });
  shown.push(edits.restore());
  return edits;
}

function hear(edits: HandEdits): void {
  const text = edits.hear(server.newest);
  if (text !== null) shown.push(text);
}

const texts = () => server.versions.map(({ text }) => text);
const pause = (ms = 2_000) => jest.advanceTimersByTimeAsync(ms);

test('what is typed is saved after a pause, as one version however often one pauses', async () => {
  const edits = open();
  edits.type('Typed');
  expect([texts(), storage.size()]).toEqual([[PARAGRAPHS], 1]);
  await pause();
  edits.type('Typed on');
  await pause();
  expect(texts()).toEqual([PARAGRAPHS, 'Typed on']);
  expect([storage.size(), states.at(-1), edits.isSaved]).toEqual([0, 'saved', true]);
});

test('who types without a pause is saved nevertheless', async () => {
  const edits = open();
  for (let n = 0; n < 24; n += 1) {
    edits.type(`Typed ${n}`);
    await pause(500);
  }
  expect(server.versions).toHaveLength(2);
});

test('what was typed before a crash comes back, and is saved', async () => {
  open().type('Typed');
  open();
  expect([shown.at(-1), news]).toEqual(['Typed', ['restored']]);
  await pause();
  expect(texts().at(-1)).toBe('Typed');
  expect(storage.size()).toBe(0);
});

test('what others wrote meanwhile is merged in where the paragraphs differ', async () => {
  const edits = open();
  edits.type(PARAGRAPHS.replace('One', 'Mine'));
  server.add(PARAGRAPHS.replace('Three', 'Theirs'));
  await pause(20_000);
  const both = 'Subject: A\n\nMine.\n\nTwo.\n\nTheirs.';
  expect(shown.at(-1)).toBe(both);
  expect(texts()).toEqual([PARAGRAPHS, PARAGRAPHS.replace('Three', 'Theirs'), both]);
  expect(news).toEqual([]);
});

test('where both changed one paragraph, both are kept and it is told', async () => {
  const edits = open();
  edits.type(PARAGRAPHS.replace('One', 'Mine'));
  server.add(PARAGRAPHS.replace('One', 'Theirs'));
  hear(edits);
  await pause();
  expect(texts().slice(1)).toEqual([PARAGRAPHS.replace('One', 'Theirs'), PARAGRAPHS.replace('One', 'Mine')]);
  expect(news).toEqual(['torn']);
});

test('nobody who typed nothing is asked anything: the newest version is shown', () => {
  const edits = open();
  server.add('Theirs');
  hear(edits);
  expect([shown.at(-1), edits.isSaved]).toEqual(['Theirs', true]);
});

test('a version whose saving was not answered is known again, and grows on', async () => {
  const edits = open();
  server.isDumb = true;
  edits.type('Typed');
  await pause();
  expect(states.at(-1)).toBe('waiting');
  edits.type('Typed on');
  await pause(20_000);
  expect([texts(), news, states.at(-1)]).toEqual([[PARAGRAPHS, 'Typed on'], [], 'saved']);
});

test('a server that is away is asked again; one that refuses is not, until something else is typed', async () => {
  const edits = open();
  server.fails.push(new NetworkError(), new NetworkError(), refused(409, 'This draft has 500 versions.'));
  edits.type('Typed');
  await pause(60_000);
  expect([states.at(-1), texts(), storage.size()]).toEqual(['refused', [PARAGRAPHS], 1]);
  edits.type('Typed on');
  await pause();
  expect(texts().at(-1)).toBe('Typed on');
});

test('says whether all of it is saved before somebody works with it', async () => {
  const edits = open();
  expect(await edits.flush()).toBe(true);
  edits.type('Typed');
  expect(await edits.flush()).toBe(true);
  server.fails.push(new NetworkError());
  edits.type('Typed on');
  expect(await edits.flush()).toBe(false);
  edits.type(' ');
  expect(await edits.flush()).toBe(false);
});

test('whatever two pages and a server that fails do, no word is lost', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ page: fc.nat(1), does: fc.constant('type' as const), at: fc.nat(3) }),
      fc.record({
        page: fc.nat(1),
        does: fc.constantFrom('pause' as const, 'hear' as const, 'crash' as const),
        at: fc.constant(0),
      }),
      fc.record({ page: fc.constant(0), does: fc.constantFrom('fail' as const, 'dumb' as const), at: fc.constant(0) }),
    ),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      server = new Server();
      storage = memory();
      const pages = [open(), open()];
      const words: string[] = [];
      for (const { page, does, at } of list) {
        const edits = pages[page] ?? open();
        if (does === 'type') {
          // Each page has paragraphs of its own: none of them may write over the other's.
          const word = `w${words.length}`;
          words.push(word);
          const lines = edits.text.split('\n\n');
          const own = lines.findIndex((line) => line.startsWith(['One', 'Three'][page] ?? ''));
          lines[own < 0 ? lines.length - 1 - (at % lines.length) : own] += ` ${word}`;
          edits.type(lines.join('\n\n'));
        } else if (does === 'pause') await pause();
        else if (does === 'hear') hear(edits);
        else if (does === 'fail') server.fails.push(new NetworkError());
        else if (does === 'dumb') server.isDumb = true;
        else {
          edits.end();
          pages[page] = open();
        }
      }
      for (const edits of pages) hear(edits);
      await pause(60_000);
      for (const edits of pages) hear(edits);
      await pause(60_000);
      for (const word of words) expect(server.newest.text).toMatch(new RegExp(`${word}\\b`));
      expect(storage.size()).toBe(0);
    }),
    { numRuns: 60 },
  );
});
