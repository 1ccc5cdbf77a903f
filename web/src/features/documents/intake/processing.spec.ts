import type { DocumentReading } from '../reading/document-reading';
import { began, finished, isAside, kept, putAside, readingOf } from './processing';

const reading: DocumentReading = {
  fileName: 'northwind.pdf',
  pages: 2,
  characters: 40,
  text: 'Revenue rose.',
  cuts: { disclaimers: null, paragraphs: null, middle: null },
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

test('a file that somebody waits for ends with what is handed on by Continue', () => {
  const file = kept(began(new File([], 'northwind.pdf')), document);
  expect(readingOf(file)).toBe(reading);
  expect(isAside(file)).toBe(false);
  expect(finished(file, summarized)).toEqual({
    fileName: 'northwind.pdf',
    thing: 'File',
    stage: '',
    notice: null,
    phase: 'done',
    document: summarized,
  });
});

test('a file that was put aside leaves nothing to be answered', () => {
  const file = putAside(kept(began(new File([], 'northwind.pdf')), document));
  expect(isAside(file)).toBe(true);
  expect(finished(file, summarized)).toBeNull();
});

test('a file is put aside only between its text and its summary', () => {
  const unread = began(new File([], 'northwind.pdf'));
  expect(putAside(unread)).toBe(unread);
  expect(isAside(null)).toBe(false);
  const done = finished(kept(unread, document), summarized);
  expect(done && putAside(done)).toBe(done);
});

test('a page is on its way under its address', () => {
  expect(began('https://news.example/a')).toMatchObject({ fileName: 'https://news.example/a', thing: 'Page' });
});
