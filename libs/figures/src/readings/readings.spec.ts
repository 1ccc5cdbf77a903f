import { readHtml } from '../document/html/read-html';
import { NORTHWIND } from '../example-company';
import { prepareFacts, traceExample } from '../trace-example';
import { readFacts } from '../read-facts';
import { parseReading } from './parse-reading';
import type { SentenceReading } from '../claims/reading';
import { withReadings } from './with-readings';

type Fields = Record<string, unknown> & { figure: string };

/** 'revenue < rang up < sales': what is read, then the words that say it. */
function cited(text: string) {
  const [is = '', ...from] = text.split(' < ');
  return { is, from };
}

function figureOf({ figure, kind = 'level', of, ...fields }: Fields) {
  const all = Object.entries(fields).map(([name, value]) => [name, cited(String(value))]);
  const { is, from } = cited(String(of));
  const [measure, part = null] = is.split(' of ');
  return { figure, kind, of: of === undefined ? null : { measure, part, from }, ...Object.fromEntries(all) };
}

function readingOf(figures: Fields[], asides: string[] = []): SentenceReading {
  const reading = parseReading({ figures: figures.map(figureOf), asides });
  if (!reading) throw new Error('This is no reading.');
  return reading;
}

const document = prepareFacts(NORTHWIND);

function verdictOf(draft: string, reading: SentenceReading, sentence = draft) {
  const [judged, ...others] = traceExample([{ ...document, readings: new Map([[sentence, reading]]) }], draft);
  expect(others).toEqual([]);
  return judged?.verdict;
}

describe('a figure that a model calls rounded', () => {
  it.each([
    ['$12.5 billion', 'traced'],
    ['$12.4 billion', 'unsourced'],
  ])('%s is as exact as it is printed', (figure, status) => {
    const draft = `The tills rang up, rounded to the nearest hundred million, ${figure}.`;
    const reading = readingOf([
      {
        figure,
        measure: 'revenue < tills rang up',
        hedge: 'about < rounded to the nearest hundred million',
      },
    ]);
    expect(verdictOf(draft, reading)?.status).toBe(status);
  });
});

describe('a figure that rules leave open, once a model has read its sentence', () => {
  it.each<[string, string, Fields, string[]]>([
    [
      'is traced where another verb says its measure',
      'The tills rang up $12.5 billion.',
      { figure: '$12.5 billion', measure: 'revenue < tills rang up' },
      [],
    ],
    [
      'is traced where its part is all of the company, and its time is now',
      'The tills rang up $12.5 billion worldwide now.',
      {
        figure: '$12.5 billion',
        measure: 'revenue < tills rang up',
        part: 'worldwide < worldwide',
        period: 'now < now',
      },
      [],
    ],
    [
      'is derived where a comparison stands in words',
      'Plant outlays ran at a little over twice the level of 2023.',
      {
        figure: 'twice',
        kind: 'multiple',
        measure: 'capital expenditures < Plant outlays',
        base: 'fiscal 2023 < the level of 2023',
        hedge: 'more than < a little over',
      },
      ['ran at'],
    ],
    [
      'is derived where a share stands in cents',
      'Of each buck taken, 12 cents was kept.',
      { figure: '12 cents', kind: 'share', measure: 'net income < was kept', of: 'revenue < Of each buck taken' },
      [],
    ],
  ])('%s', (_name, draft, figure, asides) => {
    const status = verdictOf(draft, readingOf([figure], asides))?.status;
    expect(status).toBe(figure['kind'] ? 'derived' : 'traced');
  });

  it('has the sign of a loss', () => {
    const figure = { figure: '$1.5 billion', measure: 'net loss < bled' };
    const verdict = verdictOf('It bled $1.5 billion.', readingOf([figure]));
    expect(verdict).toMatchObject({ status: 'found', match: { fact: { value: 1_500e6 } } });
  });

  it('may refer to the sentence before', () => {
    const draft = 'Lamps had a fine 2024. There it came to $4.8 billion at the tills.';
    const sentence = 'There it came to $4.8 billion at the tills.';
    const figure = { figure: '$4.8 billion', measure: 'revenue < at the tills', part: 'lamps < Lamps < There' };
    expect(verdictOf(draft, readingOf([{ ...figure, period: 'fiscal 2024 < 2024' }]), sentence)?.status).toBe('traced');
  });

  it('is never contradicted: the difference is told, to be confirmed', () => {
    const verdict = verdictOf(
      'The tills rang up $13.5 billion in 2024.',
      readingOf([{ figure: '$13.5 billion', measure: 'revenue < tills rang up', period: 'fiscal 2024 < 2024' }]),
    );
    expect(verdict).toMatchObject({ status: 'unsourced', reason: expect.stringContaining('$12.5 billion') });
  });
});

describe('a word that a reading puts aside', () => {
  const sales = { figure: '$12.5 billion', measure: 'revenue < tills rang up' };

  it.each([
    ['behind a comma, where it tells of something else', ', driven by double-digit growth at its rivals'],
    ['behind a comma, where it compares', ', a little above the adjusted figure'],
  ])('does not matter %s', (_where, aside) => {
    const draft = `The tills rang up $12.5 billion${aside}.`;
    expect(verdictOf(draft, readingOf([sales], [aside.slice(2)]))?.status).toBe('traced');
  });

  it.each([
    ['in the clause of its figure', 'Excluding lamps the tills rang up $12.5 billion.', 'Excluding lamps'],
    ['before all figures', 'Excluding lamps, the tills rang up $12.5 billion.', 'Excluding lamps'],
    ['behind a comma, where it narrows', 'The tills rang up $12.5 billion, excluding lamps.', 'excluding lamps'],
    ['where it says for each of what', 'The tills rang up $12.5 billion per visit.', 'per visit'],
    [
      'where it denies what goes on behind a comma',
      'It is not so that after a bleak start, the tills rang up $12.5 billion.',
      'It is not so that after a bleak start',
    ],
    ['where it is a name', 'In Umbra, the tills rang up $12.5 billion.', 'In Umbra'],
    ['where it is a part', 'In Europe, the tills rang up $12.5 billion.', 'In Europe'],
    [
      'in a clause that tells of it',
      'The tills rang up $12.5 billion, which holds for Umbra alone.',
      'which holds for Umbra alone',
    ],
  ])('matters %s', (_where, draft, aside) => {
    expect(verdictOf(draft, readingOf([sales], [aside]))?.status).not.toBe('traced');
  });
});

describe('a name that a model writes', () => {
  const REPORT = `<p>For the fiscal year ended December 31, 2024</p><p>CONSOLIDATED STATEMENTS OF INCOME</p><p>(In millions)</p>
    <table><tr><td></td><td>Years ended December 31,</td><td></td></tr><tr><td></td><td>2024</td><td>2023</td></tr>
    <tr><td>Provision for litigation</td><td>680</td><td>539</td></tr><tr><td>Net sales</td><td>12,500</td><td>12,100</td></tr></table>`;
  const content = readHtml(REPORT);
  const statusOf = (draft: string, readings: [string, SentenceReading][]) => {
    const facts = withReadings(prepareFacts(readFacts(content)), content, new Map(readings));
    return traceExample([facts], draft)[0]?.verdict.status;
  };

  it.each([
    ['in another order of its words', 'Litigation provisions', 'traced'],
    ['with another word', 'Litigation reserve', 'unsourced'],
  ])('is that of a row, %s', (_how, name, status) => {
    const draft = 'Courtroom trouble came to $680 million.';
    expect(
      statusOf(draft, [[draft, readingOf([{ figure: '$680 million', measure: `${name} < Courtroom trouble` }])]]),
    ).toBe(status);
  });

  it('is that of a part under a word of the same meaning', () => {
    const passage = 'Our five largest customers accounted for 22% of net sales in 2024.';
    const draft = 'The five biggest clients brought in 22% of sales in 2024.';
    const read = (part: string, of: string, spare: string) =>
      readingOf(
        [
          { figure: 'five', kind: 'other', measure: `${part} < ${part}` },
          {
            figure: '22%',
            kind: 'share',
            measure: `revenue < ${spare}`,
            part: `${part} < ${part}`,
            period: '2024 < in 2024',
            of: `revenue < ${of}`,
          },
        ],
        [],
      );
    const page = readHtml(`${REPORT}<p>${passage}</p>`);
    const readings = new Map([
      [passage, read('five largest customers', 'of net sales', 'accounted for')],
      [draft, read('five biggest clients', 'of sales', 'brought in')],
    ]);
    const facts = withReadings(prepareFacts(readFacts(page)), page, readings);
    const judged = traceExample([facts], draft).find(({ claim }) => claim.quote === '22%');
    expect(judged?.verdict.status).toBe('traced');
  });
});

it('a profit from continuing operations is a measure of its own', () => {
  const report = readHtml(`<p>For the fiscal year ended December 31, 2024</p><p>STATEMENTS OF INCOME (In millions)</p>
    <table><tr><td></td><td>Years ended December 31,</td><td></td></tr><tr><td></td><td>2024</td><td>2023</td></tr><tr><td>Net income from continuing operations</td><td>569</td><td>420</td></tr></table>`);
  const draft = 'Keeper shops made $569 million.';
  const figure = {
    figure: '$569 million',
    measure: 'net income < made',
    part: 'continuing operations < Keeper shops',
  };
  const facts = { ...prepareFacts(readFacts(report)), readings: new Map([[draft, readingOf([figure])]]) };
  expect(traceExample([facts], draft)[0]?.verdict.status).toBe('traced');
});

it.each<[string, string, Fields, string[]]>([
  [
    'one in so many is a share',
    'One in eight dollars of sales was kept.',
    { figure: 'One in eight', kind: 'share', measure: 'net income < was kept', of: 'revenue < of sales' },
    ['dollars'],
  ],
  [
    'what is computed may be told by what it is computed from',
    'Operating cash flow after capital spending left $1.5 billion.',
    { figure: '$1.5 billion', measure: 'free cash flow < Operating cash flow < after capital spending < left' },
    [],
  ],
  [
    'a list behind a figure does not narrow it',
    'The tills rang up $12.5 billion, including $2 billion at night.',
    { figure: '$12.5 billion', measure: 'revenue < tills rang up' },
    ['including $2 billion at night'],
  ],
])('%s', (_what, draft, figure, asides) => {
  const facts = { ...document, readings: new Map([[draft, readingOf([figure], asides)]]) };
  const judged = traceExample([facts], draft).find(({ claim }) => claim.quote === figure.figure);
  expect(['traced', 'derived']).toContain(judged?.verdict.status);
});

it('one thing that a measure is computed from is no name of it', () => {
  const figure = { figure: '$5.0 billion', measure: 'gross profit < revenue' };
  expect(verdictOf('The tills had revenue of $5.0 billion.', readingOf([figure], ['The tills had']))?.status).not.toBe(
    'traced',
  );
});

it('a list before a figure narrows it', () => {
  const draft = 'Including night sales, the tills rang up $12.5 billion.';
  const figure = { figure: '$12.5 billion', measure: 'revenue < tills rang up' };
  expect(verdictOf(draft, readingOf([figure], ['Including night sales']))?.status).not.toBe('traced');
});

it('a figure of two parts is their sum', () => {
  const draft = 'The lamp arm and Europe jointly took $7.4 billion.';
  const figure = {
    figure: '$7.4 billion',
    measure: 'revenue < took',
    part: 'lamps and Europe < lamp arm < Europe',
  };
  expect(verdictOf(draft, readingOf([figure], ['jointly']))).toMatchObject({
    status: 'derived',
    formula: expect.stringContaining('$4.8 billion') as string,
  });
});

it('a figure of each hundred dollars is a share', () => {
  const draft = 'Of each $100 taken, $12 was kept.';
  const figure = { figure: '$12', kind: 'ratio', measure: 'net income < was kept', of: 'revenue < Of each $100 taken' };
  const reading = readingOf([{ figure: '$100', kind: 'other', measure: 'revenue < taken' }, figure]);
  const judged = traceExample([{ ...document, readings: new Map([[draft, reading]]) }], draft);
  expect(judged.find(({ claim }) => claim.quote === '$12')?.verdict.status).toBe('derived');
});

it.each([
  ['what is hoped for', ', which should help our customers', 'traced'],
  ['a place', ' in Umbra', 'found'],
])('behind a figure of a source, %s is put aside or not', (_what, words, status) => {
  const passage = `Our tills rang up $12.5 billion in fiscal 2024${words}.`;
  const content = readHtml(`<p>Annual report for the fiscal year ended December 31, 2024</p><p>${passage}</p>`);
  const facts = prepareFacts({ ...readFacts(content), vocabulary: NORTHWIND.vocabulary });
  const sales = { figure: '$12.5 billion', measure: 'revenue < tills rang up', period: 'fiscal 2024 < fiscal 2024' };
  const draft = 'In fiscal 2024 revenue was $12.5 billion.';
  const readings = new Map([[passage, readingOf([sales], [words.replace(', ', '').trim()])]]);
  const [judged] = traceExample([withReadings(facts, content, readings)], draft);
  expect(judged?.verdict.status).toBe(status);
});

it.each([
  ['names no other year', 'Fiscal 2024 was long.', 'traced'],
  ['names another year', 'Fiscal 2023 was longer than fiscal 2024.', 'found'],
])('a source of many periods means the reported one where a paragraph %s', (_what, beginning, status) => {
  const passage = 'Our tills rang up $12.5 billion.';
  const long = '<p>Much is told of other years in 2021, 2022 and 2023, and of what may come.</p>'.repeat(1_800);
  const content = readHtml(
    `<p>Annual report for the fiscal year ended December 31, 2024</p><p>${beginning} ${passage}</p>${long}`,
  );
  const facts = prepareFacts({ ...readFacts(content), vocabulary: NORTHWIND.vocabulary });
  const sales = { figure: '$12.5 billion', measure: 'revenue < tills rang up' };
  const readings = new Map([[passage, readingOf([sales], ['Our'])]]);
  const [judged] = traceExample([withReadings(facts, content, readings)], 'In fiscal 2024 revenue was $12.5 billion.');
  expect(judged?.verdict.status).toBe(status);
});

it('a name that only the sentences know is the same in the draft and in its source', () => {
  const passage = 'We added 15 new Diamond clients in fiscal 2024, bringing the total to 244.';
  const content = readHtml(`<p>Annual report for the fiscal year ended December 31, 2024</p><p>${passage}</p>`);
  const facts = prepareFacts({ ...readFacts(content), vocabulary: NORTHWIND.vocabulary });
  const clients = { measure: 'Diamond clients < Diamond client', period: 'fiscal 2024 < in fiscal 2024' };
  const draft = 'The roster of each Diamond client grew to 244 in fiscal 2024.';
  const readings = new Map([
    [
      passage,
      readingOf(
        [
          { figure: '15', kind: 'other' },
          { figure: '244', ...clients, measure: 'Diamond clients < Diamond clients < total' },
        ],
        ['We added', 'new', 'bringing'],
      ),
    ],
    [draft, readingOf([{ figure: '244', ...clients, direction: 'up < grew' }], ['roster of each'])],
  ]);
  const [judged] = traceExample([withReadings(facts, content, readings)], draft);
  expect(judged?.verdict).toMatchObject({ match: { reading: { measure: { is: 'label:diamond client' } } } });
});

describe('a reading is not used', () => {
  const revenue = { figure: '$12.5 billion', measure: 'revenue < tills rang up' };

  it.each<[string, string, Fields, string[]]>([
    ['where it cites words that are not there', 'It bagged $12.5 billion.', { ...revenue }, ['bagged']],
    ['where it leaves out a word', 'The tills of Umbra rang up $12.5 billion.', revenue, []],
    [
      'where it takes somebody else for the company',
      "Its rival's tills rang up $12.5 billion.",
      { figure: '$12.5 billion', measure: "revenue < rival's tills rang up" },
      [],
    ],
    [
      'where it puts a denial aside',
      'The tills never rang up $12.5 billion.',
      { figure: '$12.5 billion', measure: 'revenue < tills < rang up' },
      ['never'],
    ],
    [
      'where it puts a hope aside',
      'The tills might ring up $12.5 billion.',
      { figure: '$12.5 billion', measure: 'revenue < tills < ring up' },
      ['might'],
    ],
    [
      'where its words say another time',
      'The tills rang up $12.5 billion in 2023.',
      { ...revenue, period: 'fiscal 2024 < in 2023' },
      [],
    ],
    [
      'where it takes a fall for a rise',
      'The tills fell, and that came to 3%.',
      { figure: '3%', kind: 'change', measure: 'revenue < tills', direction: 'up < fell' },
      ['came to'],
    ],
    [
      'where its name is of something else in the lexicon',
      'Cash in the drawers: $12.5 billion.',
      { figure: '$12.5 billion', measure: 'revenue < Cash in the drawers' },
      [],
    ],
    [
      'where a number of things is meant',
      'Two of the three tills rang up $12.5 billion.',
      { ...revenue, quantifier: 'some < Two of the three' },
      [],
    ],
  ])('%s', (_name, draft, figure, asides) => {
    const [judged] = traceExample([{ ...document, readings: new Map([[draft, readingOf([figure], asides)]]) }], draft);
    expect(['found', 'unsourced']).toContain(judged?.verdict.status);
  });

  it('where a field is none of the closed lists', () => {
    expect(parseReading({ figures: [{ figure: '1', kind: 'guess' }], asides: [] })?.figures).toEqual([]);
    expect(parseReading({ figures: [figureOf({ figure: '1', status: 'surely < so' })] })?.figures).toEqual([]);
    expect(parseReading(['figures'])).toBeNull();
  });
});

it('a sentence that rules and model read otherwise is found at most, whichever is right', () => {
  const draft = 'Revenue was $12.5 billion in 2024.';
  const other = {
    figure: '$12.5 billion',
    measure: 'revenue < Revenue',
    period: 'fiscal 2024 < 2024',
    part: 'europe < Revenue',
  };
  expect(verdictOf(draft, readingOf([other]))?.status).toBe('found');
  const same = { figure: '$12.5 billion', measure: 'revenue < Revenue', period: 'fiscal 2024 < in 2024' };
  expect(verdictOf(draft, readingOf([same]))?.status).toBe('traced');
});

describe('a passage of a document that a model read', () => {
  const passage = 'The shops of Europe took $2.6 billion off their shelves in fiscal 2024, a handsome sum.';
  const content = readHtml(`<p>Annual report for the fiscal year ended December 31, 2024</p><p>${passage}</p>
    <p>Northwind's revenue was $12.5 billion in fiscal 2024, and Europe had revenue of $2.6 billion in 2023.</p>`);
  const reading = readingOf(
    [
      {
        figure: '$2.6 billion',
        measure: 'revenue < shops < took < off their shelves',
        part: 'europe < Europe',
        period: 'fiscal 2024 < in fiscal 2024',
      },
    ],
    ['a handsome sum'],
  );
  const facts = prepareFacts({ ...readFacts(content), vocabulary: NORTHWIND.vocabulary });

  it('states a fact that a draft is traced to', () => {
    const draft = 'Revenue in Europe was $2.6 billion in fiscal 2024.';
    const statusWith = (readings: Map<string, SentenceReading>) =>
      traceExample([withReadings(facts, content, readings)], draft)[0]?.verdict.status;
    expect(statusWith(new Map())).toBe('found');
    expect(statusWith(new Map([[passage, reading]]))).toBe('traced');
  });

  it('keeps the measure that the rules know where the model gives it a name of its own', () => {
    const own = readingOf([
      {
        figure: '$12.5 billion',
        measure: 'what the tills took < Revenue',
        period: 'fiscal 2024 < in fiscal 2024',
      },
    ]);
    const sentence = 'Revenue was $12.5 billion in fiscal 2024.';
    const read = readHtml(`<p>Annual report for the fiscal year ended December 31, 2024</p><p>${sentence}</p>`);
    const known = prepareFacts({ ...readFacts(read), vocabulary: NORTHWIND.vocabulary });
    const document = withReadings(known, read, new Map([[sentence, own]]));
    expect(traceExample([document], 'Revenue was $12.5 billion in fiscal 2024.')[0]?.verdict.status).toBe('traced');
  });
});

describe('a share that is said to have moved', () => {
  it.each([
    ['fell', 'down < fell', 'derived'],
    ['crept up', 'up < crept up', 'found'],
  ])('is derived only where it %s', (words, direction, status) => {
    const draft = `The lamp trade ${words} to 38.4% of revenue.`;
    const reading = readingOf([
      {
        figure: '38.4%',
        kind: 'share',
        measure: 'revenue < lamp trade',
        part: 'Lamps < lamp trade',
        direction,
        of: 'revenue < of revenue',
      },
    ]);
    expect(verdictOf(draft, reading)?.status).toBe(status);
  });
});
