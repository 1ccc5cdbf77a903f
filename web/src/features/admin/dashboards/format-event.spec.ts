import type { EventMetadata } from '@copydesk/contracts';
import {
  contentOf,
  cut,
  cutDraft,
  factsOf,
  formOf,
  formatAgo,
  formatTrend,
  groupVisits,
  pageOf,
  threadOf,
} from './format-event';

const factsOfEvent = (metadata: EventMetadata | null) => factsOf({ metadata, created_at: '2026-03-01T09:07:00' });

test('the facts of an event, with its error cut to 100 characters', () => {
  const facts = factsOfEvent({
    appType: 'hotlist',
    path: '/hotlist',
    formFields: ['catalyst', 'companyName'],
    hasFormData: true,
    contentLength: 1812,
    errorMessage: 'x'.repeat(101),
    visitTime: '2026-03-01T09:05:00',
    timestamp: '2026-03-01T09:06:00',
  });
  expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toEqual({
    'App type': 'hotlist',
    Page: '/hotlist',
    'Form fields': 'catalyst, companyName',
    'Has form data': 'yes',
    'Content length': '1,812 characters',
    Error: `${'x'.repeat(100)}...`,
    'Visit time': 'Mar 1, 9:05 AM',
    'Event time': 'Mar 1, 9:06 AM',
  });
});

test('what a browser sent in a field that is for something else breaks nothing', () => {
  const odd: Record<string, unknown> = {
    appType: {},
    formFields: [1, null],
    contentLength: 'long',
    errorMessage: [],
    timestamp: NaN,
  };
  expect(factsOfEvent(odd).map(({ name }) => name)).toEqual(['Event time']);
  const strange: Record<string, unknown> = {
    formData: 'x',
    threadId: 7,
    generatedContent: '',
    copiedContent: 'Copied.',
  };
  expect([formOf(strange), threadOf(strange), contentOf(strange)]).toEqual([[], '7', 'Copied.']);
  expect([formOf(null), contentOf(null), threadOf(null)]).toEqual([[], null, null]);
});

test('visits of one page in a row are one row with their number, and name the page', () => {
  const visits = ['/hotlist', '/hotlist', '/', '/hotlist'].map((path) => ({ metadata: { path } }));
  const groups = groupVisits(visits, ({ metadata }) => pageOf('page_visited', metadata));
  expect(groups.map(({ event, count }) => [event.metadata.path, count])).toEqual([
    ['/hotlist', 2],
    ['/', 1],
    ['/hotlist', 1],
  ]);
  expect(pageOf('copy', { path: '/hotlist' })).toBeNull();
  expect(groupVisits([1, 1], () => null)).toHaveLength(2);
});

test('bold words stay bold where the beginning of a draft ends in them', () => {
  expect(cutDraft('Read **all of it** now', 11)).toBe('Read **all ...**');
  expect(cutDraft('Read **it** now', 12)).toBe('Read **it** ...');
});

test('an event of the server happened when it was stored', () => {
  expect(factsOfEvent(null)).toEqual([{ name: 'Event time', value: 'Mar 1, 9:07 AM' }]);
});

test('a form is shown by the names of its fields', () => {
  const formData = {
    catalyst: 'Oil falls',
    keyBenefits: 'Calm',
    ctaSuggestions: 'Join',
    avgLoser: '-8.25',
    vipPrice: '9',
  };
  expect(formOf({ formData }).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Market Catalyst: Oil falls',
    'Key benefits: Calm',
    'CTA suggestions: Join',
    'Average loser: -8.25',
    'VIP price: 9',
  ]);
});

test.each([
  [-5, '0 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [7_200_000, '2 h ago'],
  [172_800_000, '2 d ago'],
])('%d ms are %s', (ms, words) => expect(formatAgo(ms)).toBe(words));

test('trends are real or not said, and characters are never halved', () => {
  expect([12, 0, -3, null].map(formatTrend)).toEqual(['+12%', '0%', '-3%', null]);
  expect(cut('a😀b', 2)).toBe('a😀...');
});
