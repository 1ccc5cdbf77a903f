import { splitSentences } from '@copydesk/text';
import { findCompany } from './find-company';
import { findPeriod } from './find-period';
import { readIncomeStatement, readStatedFigures } from './read-income-statement';
import { readPassages } from './read-passages';
import { inThirdPerson } from './third-person';

describe('splitSentences', () => {
  it.each([
    ['One here. Two there! Three?', ['One here.', 'Two there!', 'Three?']],
    ['Mr. Luthar spoke. U.S. sales rose.', ['Mr. Luthar spoke.', 'U.S. sales rose.']],
    ['It paid $1.50 a share. Good.', ['It paid $1.50 a share.', 'Good.']],
    ['Apple Inc. grew. “Well,” he said.', ['Apple Inc. grew.', '“Well,” he said.']],
    ['利率が下がった。市場は上がった。', ['利率が下がった。', '市場は上がった。']],
    ['no end', ['no end']],
    ['', []],
  ])('%j', (text, sentences) => expect(splitSentences(text)).toEqual(sentences));
});

describe('readPassages', () => {
  const texts = (text: string) => readPassages(text).map((passage) => passage.text);
  const line = 'This line of running text is as long as a full line of the page usually is in print';

  it.each([
    ['joins broken lines', `${line}\nand it ends here.`, [`${line} and it ends here.`]],
    ['keeps the hyphen of a broken word', `${line} write-\noff of the asset.`, [`${line} write-off of the asset.`]],
    ['joins across a page break', `${line}\n3\n\nPage 4\nand it ends here.`, [`${line} and it ends here.`]],
    ['parts paragraphs', `${line}.\n\n${line}.`, [`${line}.`, `${line}.`]],
    ['leaves tables out', `${line}.\nRevenue $ 18,120 $ 5,931\nProducts 35.4 % 34.5 %`, [`${line}.`]],
    [
      'leaves a table of contents out',
      `${line}.\nItem 1. Financial Statements 3\nRisk factors ........ 9`,
      [`${line}.`],
    ],
    ['stops where the middle was cut', `${line}\n[... 61,401 characters cut ...]\n${line}.`, [line, `${line}.`]],
    ['reads bullets', `${line}:\n• one thing\n- two things`, [`${line}:`, 'one thing', 'two things']],
    ['closes gaps', `${line} , and more .`, [`${line}, and more.`]],
  ])('%s', (_name, text, expected) => expect(texts(text)).toEqual(expected));

  it('knows who speaks on a call', () => {
    const call =
      'Operator\nHello there to all of you.\n\nMaria Lind -- Chief Executive Officer\nWe grew by a lot in the year.';
    expect(readPassages(call).map(({ speaker }) => speaker)).toEqual([null, 'Maria Lind']);
  });
});

describe('findCompany', () => {
  it.each([
    [
      'NVIDIA CORPORATION\n(Exact name of registrant as specified)\n… the accounts of NVIDIA Corporation …',
      'NVIDIA Corporation',
      'NVIDIA',
      null,
    ],
    ['ACME STEEL INC.\n(Exact name of registrant)', 'Acme Steel Inc.', 'Acme Steel', null],
    ['Shares of Halden Foods (NASDAQ: HLDN) rose.', 'Halden Foods', 'Halden Foods', 'HLDN'],
    ['Good morning and welcome to the ADM fourth quarter 2021 call.', 'ADM', 'ADM', null],
    ['Welcome to the Accenture First Quarter Fiscal 2022 Earnings Conference Call.', 'Accenture', 'Accenture', null],
    ['**Apple Inc. (AAPL), report on the quarter ended July 1, 2023**', 'Apple Inc.', 'Apple', 'AAPL'],
    [
      'A deal of Orion Bio Inc. was announced. Orion Bio Inc. rose; Vega Corp. fell.',
      'Orion Bio Inc.',
      'Orion Bio',
      null,
    ],
  ])('%j', (text, name, short, ticker) => expect(findCompany(text)).toEqual({ name, short, ticker }));

  it('finds none in a text about none', () => expect(findCompany('the fed cut rates today.')).toBeNull());
});

describe('findPeriod', () => {
  it.each([
    ['For the quarterly period ended October 29, 2023', 'the quarter ended October 29, 2023'],
    ['For the fiscal year ended June 30,\n2024', 'the year ended June 30, 2024'],
    ['our fourth quarter 2021 results', 'the fourth quarter of 2021'],
    ['First Quarter Fiscal 2022', 'the first quarter of fiscal 2022'],
    ['Q3 2023', 'Q3 2023'],
    ['nothing', null],
  ])('%j: %s', (text, period) => expect(findPeriod(text)).toBe(period));
});

describe('readIncomeStatement', () => {
  const table = (head: string, ...rows: string[]) =>
    ['STATEMENTS OF OPERATIONS', ...head.split('|'), ...rows].join('\n');

  it('reads label, both periods and the change', () => {
    const text = table(
      '(In millions)|Three Months Ended|2023 2022',
      'Net sales:',
      'Services 2,100 1,900',
      'Total net sales 8,000 8,100',
      'Net loss (5) (6)',
      'Net income $ (50) $ 40',
      'Diluted $ 1.26 $ 1.20',
      'Diluted 2,494 2,499',
    );
    expect(readIncomeStatement(text)).toEqual([
      { label: 'Services net sales', current: '$2.1 billion', prior: '$1.9 billion', change: 11 },
      { label: 'Net sales', current: '$8 billion', prior: '$8.1 billion', change: -1 },
      { label: 'Net income', current: 'a loss of $50 million', prior: '$40 million', change: null },
      { label: 'Diluted earnings per share', current: '$1.26', prior: '$1.20', change: 5 },
    ]);
  });

  it('turns columns round where the older year comes first', () => {
    const text = table(
      '(In thousands)|Year Ended|2022 2023',
      'Revenue 100,000 150,000',
      'Gross profit 50 60',
      'Net income 1 2',
    );
    expect(readIncomeStatement(text)[0]).toEqual({
      label: 'Revenue',
      current: '$150 million',
      prior: '$100 million',
      change: 50,
    });
  });

  it('reads nothing where there is no statement', () => {
    expect(readIncomeStatement('Revenue 100 50\nNet income 1 2\nGross profit 3 4')).toEqual([]);
  });

  it('reads figures that a summary states', () => {
    expect(
      readStatedFigures('- Revenue came to **$18.12 billion**, up 206% from $5.93 billion a year earlier.'),
    ).toEqual([{ label: 'Revenue', current: '$18.12 billion', prior: '$5.93 billion', change: 206 }]);
  });
});

describe('inThirdPerson', () => {
  it.each([
    ['We grew our sales by 9%.', 'ADM grew its sales by 9%.'],
    ['Our team delivered a super quarter.', 'ADM’s team delivered a super quarter.'],
    ['In May, we also raised our dividend.', 'In May, ADM also raised its dividend.'],
    ['We’ve opened 41 stores.', 'ADM has opened 41 stores.'],
    ['The Company repurchased shares.', 'ADM repurchased shares.'],
    ['U.S. sales rose.', 'U.S. sales rose.'],
    ['We expect growth.', null],
    ['We are strong and expect more.', null],
    ['It helps us.', null],
    ['I am glad.', null],
  ])('%j becomes %j', (sentence, expected) => expect(inThirdPerson(sentence, 'ADM')).toBe(expected));

  it('leaves a sentence alone that needs a name nobody knows', () => {
    expect(inThirdPerson('We grew.', null)).toBeNull();
    expect(inThirdPerson('Sales grew.', null)).toBe('Sales grew.');
  });
});
