import { formatCatalyst, formatField, formatValue } from './feedback-dialog';

test.each([
  ['toneStyle', 'Tone style'],
  ['company_name', 'Company name'],
  ['cta', 'Cta'],
  ['', ''],
  ['__', '__'],
])('the field %j is said as %j', (field, words) => expect(formatField(field)).toBe(words));

test.each([
  ['Plain', 'Plain'],
  [0, '0'],
  [false, 'false'],
  [['a', 'b'], '[\n  "a",\n  "b"\n]'],
  ['', null],
  [null, null],
  [undefined, null],
])('the value %j is said as %j', (value, words) => expect(formatValue(value)).toBe(words));

test.each([
  ['Rates fall', { title: null, text: 'Rates fall', url: null }],
  [
    { title: 'Rates', text: 'They fall.', url: 'https://example.com/a' },
    { title: 'Rates', text: 'They fall.', url: 'https://example.com/a' },
  ],
  [
    { title: 'Rates', url: 'javascript:alert(1)' },
    { title: 'Rates', text: null, url: null },
  ],
  [{ id: 3 }, { title: null, text: '{\n  "id": 3\n}', url: null }],
  [null, { title: null, text: null, url: null }],
])('the catalyst %j is said as %j', (catalyst, said) => expect(formatCatalyst(catalyst)).toEqual(said));
