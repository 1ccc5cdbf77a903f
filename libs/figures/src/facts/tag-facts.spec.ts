import { readHtml } from '../document/html/read-html';
import { readFacts } from '../read-facts';

const SEGMENTS = 'us-gaap:StatementBusinessSegmentsAxis';
const PRODUCTS = 'srt:ProductOrServiceAxis';

const context = (id: string, period: string, members: string[][] = []) =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:segment>${members
    .map(([axis, member]) => `<xbrldi:explicitMember dimension="${axis}">${member}</xbrldi:explicitMember>`)
    .join('')}</xbrli:segment></xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
const YEAR = '<xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate>';
const DAY = '<xbrli:instant>2024-12-31</xbrli:instant>';
const unit = (id: string, measure: string) =>
  `<xbrli:unit id="${id}"><xbrli:measure>${measure}</xbrli:measure></xbrli:unit>`;

interface TagOptions {
  context?: string;
  unit?: string;
  scale?: number;
  taxonomy?: string;
}

const tag = (concept: string, shown: string, options: TagOptions = {}) => {
  const { context: of = 'y', unit: unitRef = 'usd', scale = 6, taxonomy = 'us-gaap' } = options;
  return `<ix:nonFraction name="${taxonomy}:${concept}" contextRef="${of}" unitRef="${unitRef}" scale="${scale}">${shown}</ix:nonFraction>`;
};

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

function filing(body: string) {
  const contexts = [
    context('y', YEAR),
    context('d', DAY),
    context('a', YEAR, [['us-gaap:StatementClassOfStockAxis', 'us-gaap:CommonClassAMember']]),
    context('c', YEAR, [['us-gaap:StatementClassOfStockAxis', 'us-gaap:CommonClassCMember']]),
    context('east', YEAR, [[SEGMENTS, 'nwl:EastAsiaSegmentMember']]),
    context('lamps', YEAR, [
      [PRODUCTS, 'nwl:DeskLampsMember'],
      [SEGMENTS, 'nwl:LightingMember'],
    ]),
  ];
  const html = `<div style="display:none"><ix:header>
    <ix:nonNumeric name="dei:EntityRegistrantName" contextRef="y">NORTHWIND LAMPS, INC.</ix:nonNumeric>
    <ix:nonNumeric name="dei:TradingSymbol" contextRef="y">NWL</ix:nonNumeric>
    ${contexts.join('')}${unit('usd', 'iso4217:USD')}${unit('shares', 'xbrli:shares')}${unit('pure', 'xbrli:pure')}</ix:header></div>${body}`;
  return readFacts(readHtml(html));
}

const read = (body: string) =>
  filing(body).facts.map(({ value, unit: of, rounding, readings }) => ({
    value,
    unit: of,
    rounding,
    readings: readings.map(({ measure, owner, part }) => [measure.is, measure.known, owner.is, part.is]),
  }));

describe('the facts of tags', () => {
  it('have measure, value, unit, printed precision and period as they are tagged, proved', () => {
    const rows = table(
      ['Net sales', tag('Revenues', '1,250')],
      ['Tax rate', tag('EffectiveIncomeTaxRateContinuingOperations', '24.1', { unit: 'pure', scale: -2 })],
    );
    const { facts } = filing(rows);
    expect(facts).toEqual([
      expect.objectContaining({ value: 1_250e6, unit: 'money', rounding: 0.5e6, label: 'Net sales' }),
      expect.objectContaining({ value: 24.1, unit: 'percent', rounding: 0.05 }),
    ]);
    expect(facts[0]?.readings).toEqual([
      {
        measure: { is: 'revenue', known: 'proved' },
        owner: { is: 'company', known: 'proved' },
        part: { is: null, known: 'proved' },
        period: { is: { start: '2024-01-01', end: '2024-12-31' }, known: 'proved' },
        basis: { is: 'GAAP', known: 'proved' },
        modality: { is: 'reported', known: 'proved' },
        level: { is: { kind: 'level' }, known: 'proved' },
      },
    ]);
  });

  it('are of the part that the label of their row names', () => {
    const rows = table(
      ['East Asia (1)', tag('Revenues', '300', { context: 'east' })],
      ['Total', tag('Revenues', '900')],
    );
    expect(read(rows).map(({ readings }) => readings[0]?.[3])).toEqual(['east asia', null]);
    expect(filing(rows).vocabulary.parts).toEqual([{ says: 'east asia', reads: 'east asia' }]);
  });

  it('are of the innermost part where it belongs to one other alone', () => {
    const rows = table(...['1', '2', '3'].map((shown) => ['Desk lamps', tag('Revenues', shown, { context: 'lamps' })]));
    expect(new Set(read(rows).map(({ readings }) => readings[0]?.[3]))).toEqual(new Set(['desk lamps']));
  });

  it("are the parent's where the whole has another value, and the company's where nobody else has a share", () => {
    const parent = ['Net income attributable to Northwind', tag('NetIncomeLoss', '90')];
    expect(read(table(['Net income', tag('ProfitLoss', '95')], parent)).map(({ readings }) => readings[0])).toEqual([
      ['net income', 'proved', 'company', null],
      ['net income', 'proved', 'parent', null],
    ]);
    expect(read(table(parent)).map(({ readings }) => readings[0]?.[2])).toEqual(['company']);
  });

  it('have a reading of their own where two concepts of one measure differ', () => {
    const rows = table(
      ['Depreciation and amortization', tag('DepreciationDepletionAndAmortization', '70')],
      ['Depreciation in operating expenses', tag('DepreciationAndAmortization', '60')],
    );
    expect(read(rows).map(({ readings }) => readings.map(([measure, known]) => [measure, known]))).toEqual([
      [['depreciation and amortization', 'proved']],
      [
        ['tag:depreciation and amortization', 'proved'],
        ['depreciation and amortization', 'assumed'],
      ],
    ]);
  });

  it("name a company's own concepts by their rows, which is said, not proved", () => {
    const rows = table(['Lamps shipped', tag('ShippedLamps', '7', { taxonomy: 'nwl' })]);
    expect(read(rows)[0]?.readings).toEqual([['label:lamp shipped', 'said', 'company', null]]);
  });
});

describe('the vocabulary of a filing', () => {
  it('calls the company by its name, without its legal form, and by its ticker', () => {
    expect(filing(table(['a', tag('Assets', '1')])).vocabulary.company).toEqual([
      'NORTHWIND LAMPS, INC.',
      'NORTHWIND LAMPS',
      'NORTHWIND',
      'NWL',
    ]);
  });

  it('has the names of rows that the lexicon does not have, unless they name several things or say another one', () => {
    const rows = table(
      ['Takings', tag('Revenues', '9')],
      ['Net sales', tag('Revenues', '9')],
      ['Depreciation', tag('DeferredTaxLiabilitiesPropertyPlantAndEquipment', '2', { context: 'd' })],
      ['Sundry items', tag('Assets', '5', { context: 'd' })],
      ['Sundry items', tag('Liabilities', '4', { context: 'd' })],
    );
    expect(filing(rows).vocabulary.measures).toEqual([{ says: 'takings', reads: 'revenue' }]);
  });
});

describe('repurchased shares', () => {
  const BOUGHT = 'StockRepurchasedDuringPeriodShares';
  const bought = (...contexts: [of: string, shown: string][]) =>
    read(
      table(
        ...contexts.map(([of, shown]) => ['Shares repurchased', tag(BOUGHT, shown, { context: of, unit: 'shares' })]),
      ),
    ).map(({ readings }) => readings.some(([measure, , , part]) => measure === 'shares repurchased' && part === null));

  it('of one class alone are those of the company', () => {
    expect(bought(['a', '6.0'])).toEqual([true]);
  });

  it('of two classes are not', () => {
    expect(bought(['a', '6.0'], ['c', '2.0'])).toEqual([false, false]);
  });
});
