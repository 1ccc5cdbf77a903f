import { isNote, isQuestion } from './is-note';

const EMAIL = `Subject: Azure grew 39% while Wall Street looked away

The cloud business that was written off two years ago has just had its best quarter.

Microsoft says that Azure and other cloud services revenue grew 39% in the quarter, against 33% a year earlier. Nobody on the call could say where the new capacity will come from, and that is the point.

- **$46.7 billion** is what the cloud brought in, up 26%
- **$100 billion** of orders were signed and not yet served

When demand runs ahead of capacity, prices hold. Our analysts have read all 96 pages of the filing and marked the passages that matter for your portfolio.

**Read the full report before the next call.**`;
const SHORT = 'Subject: Azure grew 39%\n\nMicrosoft’s cloud grew faster than last year.\n\n**Read the report.**';
const QUESTION = 'Which page has the Azure growth figure?';

test.each([
  ['to a question', QUESTION, 'The Azure growth figure (39%) is on page 4 of your document, in the segment table.'],
  ['that is a page', QUESTION, 'Page 4.'],
  ['with bold in it', QUESTION, '**Page 4** of your document, in the segment table.'],
  [
    'that quotes the email',
    'Where does the 39% come from?',
    'It is on page 4: “Microsoft says that Azure and other cloud services revenue grew 39% in the quarter, against 33% a year earlier.” The email takes it over as it stands.',
  ],
  [
    'that is a passage alone',
    'What does the filing say of Azure?',
    '“Azure and other cloud services revenue grew 39% in the quarter, against 33% a year earlier.”',
  ],
  [
    'in several paragraphs',
    'Why did you leave out the margin?',
    'The filing gives no margin for Azure alone.\n\nIt has one for the segment as a whole: 42.1%, on page 31. I did not use it because readers would take it for that of Azure.',
  ],
  ['that refuses', 'Add the backlog of Mobileye', 'I cannot add it: your document gives no figure for Mobileye.'],
  ['that refuses without an "I"', 'Add the churn', 'There is no churn in the filing, so it was not added.'],
])('an answer %s is a note', (_name, request, answer) => {
  expect(isNote(answer, { draft: EMAIL, request })).toBe(true);
  expect(isNote(answer, { draft: EMAIL.replace(/^Subject: /, ''), request })).toBe(true);
});

test('an answer about a very short email is a note', () => {
  const answer = 'The Azure growth figure is on page 4 of your document.';
  expect(isNote(answer, { draft: SHORT, request: QUESTION })).toBe(true);
});

test.each([
  ['with a subject line', QUESTION, 'Subject: Azure\n\nPage 4.'],
  ['with a subject line in bold', QUESTION, '**Subject:** Azure\n\nPage 4.'],
  ['whole, without its subject line', 'Make it warmer', EMAIL.replace(/^Subject: .*\n\n/, '')],
  [
    'rewritten without a subject line',
    'Rewrite it from scratch, as a letter',
    'I read the filing twice last night.\n\nThe first time I looked for what everybody quotes. The second time I looked for what nobody could answer: where will Microsoft find the room for $100 billion of orders that customers have signed and that it cannot serve yet?\n\nThat question is worth more than any growth rate. A company that has to turn customers away sets its own prices, quarter after quarter, and its rivals can only watch it happen.\n\nWe have gone through the numbers so that you do not have to. They are waiting for you.',
  ],
  [
    'rewritten after a question that is none',
    'Can you rewrite it around the orders?',
    'A hundred billion dollars of signed orders, and no room to serve them. That is what Microsoft told its investors in the quarter. Prices hold when demand runs ahead. Azure grew 39% and could have grown more.\n\n**See what comes next.**',
  ],
  [
    'in three lines',
    'Make it three lines',
    'Azure grew 39% in the quarter.\nThe orders are signed, the capacity is not there.\nRead the full report before the next call.',
  ],
  [
    'translated',
    'Translate it into German',
    'Azure wuchs um 39 %, während die Wall Street wegsah\n\nDas Cloud-Geschäft, das vor zwei Jahren abgeschrieben wurde, hatte gerade sein bestes Quartal.\n\nMicrosoft meldet, dass der Umsatz mit Azure und anderen Cloud-Diensten im Quartal um 39 % stieg, nach 33 % ein Jahr zuvor. Niemand konnte im Gespräch sagen, woher die neuen Kapazitäten kommen sollen, und genau darum geht es.\n\nWenn die Nachfrage der Kapazität vorausläuft, halten die Preise. Unsere Analysten haben alle 96 Seiten gelesen und die wichtigen Stellen markiert.',
  ],
  ['translated, with a subject line', 'Auf Deutsch?', 'Betreff: Azure wuchs um 39 %\n\nDas beste Quartal.'],
  ['cut to its call to action', 'Only the call to action', '**Read the full report before the next call.**'],
])('an email %s is no note', (_name, request, answer) => {
  expect(isNote(answer, { draft: EMAIL, request })).toBe(false);
});

test.each([
  [
    'proposed after "What about"',
    'What about a calm one?',
    'A giant keeps its word.\n\nSee why customers wait in line.',
  ],
  ['changed', 'Make it calmer', 'Microsoft’s cloud is growing faster than it did last year.\n\nRead the report.'],
  [
    'translated',
    'Translate it into French',
    'Azure a progressé de 39 %\n\nLe cloud de Microsoft a accéléré sur un an.\n\n**Lire le rapport.**',
  ],
])('a very short email that was %s is no note', (_name, request, answer) => {
  expect(isNote(answer, { draft: SHORT, request })).toBe(false);
});

test('nothing at all is no note', () => expect(isNote(' ', { draft: EMAIL, request: QUESTION })).toBe(false));

test.each([
  QUESTION,
  'Where does the 39% come from?',
  'which page has the mobileye revenue',
  'Could you please tell me where the margin stands?',
  'Is the growth rate in the filing? And what was it a year earlier?',
  'Why is the opening so long?',
])('%s: a question', (message) => expect(isQuestion(message)).toBe(true));

test.each([
  'Can you make it shorter?',
  'Why is the opening so long? Cut it.',
  'Is it possible to add the margin?',
  'How about a shorter subject line?',
  'Should we mention the dividend?',
  'Make it shorter',
  'Where it says 39%, write 40%.',
  'What a dull opening.',
  '',
])('%s: a wish', (message) => expect(isQuestion(message)).toBe(false));
