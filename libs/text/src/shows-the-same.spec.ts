import { showsTheSame } from './shows-the-same';

const DRAFT = "Subject: Orders rose\n\nIt's “up” – **by 12%**.\n\n- One\n- Two\n\nTom";

test.each([
  ['itself', DRAFT],
  ['other white space', `  ${DRAFT.replaceAll('\n\n', '\r\n\r\n\r\n')}\n`],
  [
    'a bold subject, other bullets, other quotation marks and dashes',
    '**Subject:** Orders rose\n\nIt’s "up" - **by 12%**.\n\n* One\n• Two\n\nTom',
  ],
  ['bold marks that close later', DRAFT.replace('**by 12%**.', '**by** **12%**.')],
  ['invisible characters', DRAFT.replace('Orders', 'Or\u00adders\u200b')],
])('a draft shows the same as %s', (_name, other) => {
  expect(showsTheSame(DRAFT, other)).toBe(true);
  expect(showsTheSame(other, DRAFT)).toBe(true);
});

test.each([
  ['another word', DRAFT.replace('One', 'Once')],
  ['another subject', DRAFT.replace('rose', 'fell')],
  ['capitals', DRAFT.replace('Tom', 'TOM')],
  ['a word in bold', DRAFT.replace('Tom', '**Tom**')],
  ['words that are bold no more', DRAFT.replaceAll('**', '')],
  ['a paragraph that was parted', DRAFT.replace(' – ', ' –\n\n')],
  ['a list that became a paragraph', DRAFT.replaceAll('- ', '')],
  ['a sign', DRAFT.replace('12%', '-12%')],
])('but not as one with %s', (_name, other) => expect(showsTheSame(DRAFT, other)).toBe(false));
