import { inlineFiling } from '@copydesk/testing';
import { packStructure, prepareSources, readHtml, traceDraft } from '../index';

const content = readHtml(inlineFiling());
const input = {
  document: content.text,
  structure: packStructure(content),
  page: {
    publisher: 'NWSC',
    publishedOn: '2024-05-02',
    url: 'https://www.sec.gov/Archives/edgar/data/1/000000000124000001/a.htm',
  },
};

test('a figure that its issuer tagged says company, form, period and concept, and leads to the filing', () => {
  const [entry] = traceDraft('Revenue was $4.2 billion in the first quarter of 2024.', prepareSources(input));
  expect(entry?.status).toBe('traced');
  expect(entry?.source).toMatchObject({
    url: input.page.url,
    tag: {
      concept: 'us-gaap:Revenues',
      says: 'Northwind Semiconductor, Form 10-Q, three months to 31 March 2024, revenue (us-gaap:Revenues)',
      start: '2024-01-01',
      end: '2024-03-31',
      value: 4.2e9,
      unit: 'USD',
      isPart: false,
    },
  });
});

test('a figure without a tag says none', () => {
  const plain = readHtml(inlineFiling({ isTagged: false }));
  const [entry] = traceDraft(
    'Revenue was $4.2 billion in the first quarter of 2024.',
    prepareSources({ document: plain.text, structure: packStructure(plain) }),
  );
  expect(entry?.source?.tag).toBeUndefined();
});
