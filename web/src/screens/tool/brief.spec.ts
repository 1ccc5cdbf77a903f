import {
  appWriter,
  CLONE_WINNER,
  documentIdIn,
  HOTLIST,
  missingIn,
  requestClassOf,
  STARTING_NOW,
  type AnyWriter,
  type ToolInput,
} from '@copydesk/contracts';
import { newThread } from '@/features/drafts/thread/new-thread';
import { fieldErrors } from '@/lib/forms/field-errors';
import { briefKindOf, describeBrief, EMPTY_BRIEF, requestOf, withSummary } from './brief';

const LETTERS = appWriter({
  id: 100,
  name: 'letters',
  displayName: 'Letters',
  description: null,
  category: 'Email',
});
const rates = { id: 7, title: 'Rates', source: null, url: null, publishedAt: '2026-09-03', isSample: false };
const chosen = [{ id: '7', title: 'Rates', text: 'Rates fell.' }];
const threadOf = (writer: AnyWriter, inputs: ToolInput | null) => {
  const id = inputs && documentIdIn(inputs);
  const named = id ? { name: 'northwind.pdf', pages: 52 } : null;
  const document = id && named ? { id, ...named, origin: null } : null;
  const brief = inputs && { ...inputs, document: named };
  return newThread({ id: 't', appId: writer.id, brief, document, catalysts: inputs ? [rates] : [] });
};

const NO_DOCUMENT = { name: '', documentId: null, origin: null, content: '', reading: null, summaryCuts: [] };

const BRIEF = {
  companyName: 'N/A',
  productService: 'N/A',
  targetAudience: 'N/A',
  keyBenefits: 'N/A',
  callToAction: 'N/A',
  toneStyle: 'Professional',
};

describe.each<[string, AnyWriter, ToolInput, string]>([
  [
    'HotList',
    HOTLIST,
    {
      tool: 'hotlist-generator',
      input: { ...BRIEF, catalyst: 'Rates fell', fileContent: 'A summary', documentId: 'd', catalystIds: [7] },
    },
    'northwind.pdf · catalyst',
  ],
  [
    'Starting Now',
    STARTING_NOW,
    {
      tool: 'starting-now-generator',
      input: { eventInfo: 'Live at 2 pm', catalystContext: 'Rates fell', fileContent: 'A text', catalystIds: [7] },
    },
    'Document · event · catalyst context',
  ],
  [
    'Clone A Winner',
    CLONE_WINNER,
    {
      tool: 'clone-winner-v3',
      input: {
        ...{ winnerCopy: 'winner', customDetails: 'details', fileContent: 'A text', documentId: 'd' },
        catalysts: [{ id: '7', text: 'Rates fell.' }],
      },
    },
    'northwind.pdf · winner copy · custom details · 1 catalyst',
  ],
  [
    'a tool of the catalog',
    LETTERS,
    {
      tool: 'hotlist-generator',
      input: {
        ...Object.fromEntries(Object.keys(BRIEF).map((field) => [field, 'x'])),
        ...{ companyName: 'Northwind', productService: 'A letter', catalystIds: [7], app: 'letters' },
      } as ToolInput<'hotlist-generator'>['input'],
    },
    'Northwind · A letter',
  ],
])('the brief of %s', (_, writer, inputs, described) => {
  const kind = briefKindOf(writer);
  const brief = kind.ofThread(threadOf(writer, inputs));

  it('comes back out of a thread as it went in', () => {
    const asked = JSON.parse(JSON.stringify(requestOf(writer, brief))) as object;
    expect(asked).toEqual(inputs.input);
    expect(kind.isEmpty(brief)).toBe(false);
  });

  it('is described in one line', () => {
    expect(describeBrief(writer, brief)).toBe(described);
    expect(describeBrief(writer, EMPTY_BRIEF)).toBe('Empty brief');
  });

  it('is empty where the thread was begun without one', () => {
    expect(kind.isEmpty(kind.ofThread(threadOf(writer, null)))).toBe(true);
    expect(kind.isEmpty(EMPTY_BRIEF)).toBe(true);
  });
});

describe('a document that was deleted since its thread was begun', () => {
  const input = { ...BRIEF, catalyst: 'Rates fell', fileContent: 'A summary', documentId: 'd' };
  const thread = { ...threadOf(HOTLIST, { tool: 'hotlist-generator', input }), document: null };
  const { ofThread, beside } = briefKindOf(HOTLIST);

  it('keeps its name in the brief, and a new email is not asked to use it', () => {
    const brief = beside?.(ofThread(thread), thread) ?? EMPTY_BRIEF;
    expect(brief.document).toMatchObject({ name: 'northwind.pdf', isDeleted: true });
    expect(requestOf(HOTLIST, brief)).toEqual({ ...BRIEF, catalyst: 'Rates fell', catalystIds: [7] });
  });

  it('says nothing of another document that was put into the brief since', () => {
    const document = { ...(ofThread(thread).document ?? NO_DOCUMENT), documentId: 'other' };
    expect(beside?.({ ...EMPTY_BRIEF, document }, thread).document).toBe(document);
  });
});

test('a clone is begun with catalysts alone in its brief', () => {
  expect(briefKindOf(CLONE_WINNER).isEmpty({ ...EMPTY_BRIEF, chosen })).toBe(false);
  expect(briefKindOf(HOTLIST).isEmpty({ ...EMPTY_BRIEF, chosen })).toBe(true);
});

test('what is asked for is trimmed, and leaves out what is empty', () => {
  const texts = { catalyst: ' Rates fell ', additionalContext: ' ' };
  expect(requestOf(HOTLIST, { ...EMPTY_BRIEF, texts })).toEqual({ ...BRIEF, catalyst: 'Rates fell' });
});

describe('a document whose summary nobody waits for', () => {
  const cuts = { disclaimers: null, paragraphs: null, middle: null };
  const reading = {
    fileName: 'northwind.pdf',
    pages: 2,
    characters: 13,
    text: 'Revenue rose.',
    cuts,
    hasBrokenTags: false,
  };
  const document = {
    name: 'northwind.pdf',
    documentId: 'd',
    origin: null,
    content: reading.text,
    reading,
    summaryCuts: [],
  };
  const summarized = { ...document, content: 'A summary.' };
  const brief = { ...EMPTY_BRIEF, document };

  it('is written from at once', () => {
    const request = requestOf(HOTLIST, brief);
    expect(missingIn(HOTLIST, request)).toBeNull();
    expect(request).toMatchObject({ fileContent: 'Revenue rose.', documentId: 'd' });
  });

  it('gets its summary when that is there, beside what was typed and chosen meanwhile', () => {
    const typed = { ...brief, texts: { catalyst: 'Typed.' }, chosen };
    expect(withSummary(typed, summarized)).toEqual({ ...typed, document: summarized });
  });

  it('stays away once it was removed, or another was handed in', () => {
    expect(withSummary(EMPTY_BRIEF, summarized)).toBe(EMPTY_BRIEF);
    const other = { ...brief, document: { ...document, reading: { ...reading } } };
    expect(withSummary(other, summarized)).toBe(other);
  });
});

test('HotList has nothing to write from where nothing was given', () => {
  const given = (texts: Record<string, string>) => requestOf(HOTLIST, { ...EMPTY_BRIEF, texts });
  expect(missingIn(HOTLIST, given({ catalyst: '  ' }))?.title).toBe('Input Required');
  expect(missingIn(HOTLIST, given({ additionalContext: 'Holders' }))).toBeNull();
});

test('each required field of an empty brief is asked for in its own words', () => {
  expect(fieldErrors(requestClassOf(LETTERS), requestOf(LETTERS, EMPTY_BRIEF))).toEqual({
    companyName: 'Company name is required',
    productService: 'Product/service description is required',
    targetAudience: 'Target audience is required',
    keyBenefits: 'Key benefits are required',
    callToAction: 'Call to action is required',
    toneStyle: 'Tone/style is required',
  });
});
