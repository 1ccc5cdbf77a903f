import type { ResultTarget } from '@copydesk/contracts';
import { guessColumns } from './columns';
import { parseReport } from './read-report';
import { rowsOf, sortRows } from './report-rows';

const REPORTS = {
  Mailchimp: `Title,Subject,List,Send Date,Send Weekday,Total Recipients,Successful Deliveries,Soft Bounces,Hard Bounces,Total Bounces,Unique Opens,Open Rate,Total Opens,Unique Clicks,Click Rate,Total Clicks,Unsubscribes,Abuse Complaints,Unique Id,Total Orders
Salt 3,"Nine pages, on salt",Readers,"Nov 03, 2026 08:00 am",Tuesday,1010,"1,000",5,5,10,400,40.00%,600,30,3.00%,41,1,0,ab12,2`,
  HubSpot: `Email name;Subject;Send date (Your time zone);Sent;Delivered;Opened;Open rate;Clicked;Click rate;Unsubscribed
Salt 3;Nine pages, on salt;2026-11-03 08:00;1010;1000;400;40;30;3;1`,
  Klaviyo: `Campaign Name,Tags,Subject,List,Send Time,Send Weekday,Total Recipients,Unique Placed Order,Placed Order Rate,Revenue,Unique Opens,Open Rate,Total Opens,Unique Clicks,Click Rate,Total Clicks,Unsubscribes,Spam Complaints,Successful Deliveries,Bounces
Salt 3,,"Nine pages, on salt",Readers,2026-11-03 08:00:00,Tuesday,1010,2,0.2%,98.0,400,40%,600,30,3%,41,1,0,1000,10`,
  listmonk: `id,name,subject,status,sent,views,clicks,started_at
7,Salt 3,"Nine pages, on salt",finished,1000,400,30,2026-11-03T08:00:00Z`,
};

test.each(Object.entries(REPORTS))('a report of %s is read without a word', (_sender, text) => {
  const report = parseReport(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n\r\n`);
  const [row, ...others] = rowsOf(report, guessColumns(report.headers));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ line: 2, name: 'Nine pages, on salt', problem: null });
  expect(row?.result).toMatchObject({ sent: 1_000, opened: 400, clicked: 30, sentOn: '2026-11-03' });
});

test.each([
  ['no table', 'Just words', 'This is no table: choose the .csv that your sender exports.'],
  ['headings alone', 'a,b', 'This file has no rows below its headings.'],
  [
    'too many rows',
    `a,b\n${'1,2\n'.repeat(1_001)}`,
    'This file has more than 1,000 rows. Please export fewer emails at once.',
  ],
])('a file of %s is refused', (_what, text, message) => {
  expect(() => parseReport(text)).toThrow(message);
});

const email = (id: string): ResultTarget => ({ kind: 'saved', id, title: 'Salt', hasResult: false });

test('rows that cannot be brought in are told with their lines, and the others are ready', () => {
  const report = parseReport(
    'subject,sent,clicked,date\nSalt,1000,30,2026-11-03\n,1000,30,\nBank,1000,3%,\nMine,10,11,\nRoad,10,1,soon\nNobody,10,1,\nTwice,10,1,\nSalt,10,1,',
  );
  const rows = rowsOf(report, guessColumns(report.headers));
  const matches = [
    [email('1')],
    [],
    [email('2')],
    [email('3')],
    [email('4')],
    [],
    [email('5'), email('6')],
    [email('1')],
  ];
  const { ready, left } = sortRows(rows, matches, {});
  expect(ready.map(({ line, target }) => [line, target.id])).toEqual([[2, '1']]);
  expect(left.map(({ line, problem }) => [line, problem])).toEqual([
    [3, 'It does not say which email it is about'],
    [4, 'Clicked must be a whole number, or empty'],
    [5, 'Clicked cannot be more than sent'],
    [6, '“soon” is no date'],
    [7, 'No email of yours has this title or subject line'],
    [8, '2 of your emails are called so'],
    [9, 'It is about the same email as line 2'],
  ]);
  expect(sortRows(rows, matches, { 8: 'saved/6' }).ready.map(({ target }) => target.id)).toEqual(['1', '6']);
});
