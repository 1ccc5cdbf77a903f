import { documentDay } from './document-day';

const REPORT = 'Page 1\nFORM 10-Q\nFor the quarterly period ended June 30, 2024\n';

test.each([
  ['signed', { document: `${REPORT}Date: July 25, 2024` }, { day: '2024-07-25', is: 'filed' }],
  [
    'signed long before or after its period',
    { document: `${REPORT}Date: May 3, 2031\nDated January 5, 2020` },
    { day: '2024-06-30', is: 'period' },
  ],
  ['not signed', { document: REPORT }, { day: '2024-06-30', is: 'period' }],
  ['without any day', { document: 'Copper rose.' }, null],
  ['not there', { document: undefined }, null],
])('the day of a document that is %s', (_, { document }, day) => {
  expect(documentDay({ document, origin: null })).toEqual(day);
});

test('the day of a page is that on which it was published', () => {
  const origin = { url: 'https://news.example', publisher: null, publishedOn: '2024-08-01' };
  expect(documentDay({ document: REPORT, origin })).toEqual({ day: '2024-08-01', is: 'published' });
});
