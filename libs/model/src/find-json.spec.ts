import fc from 'fast-check';
import { findJson } from './find-json';

test.each([
  ['alone', '{"a": 1}'],
  ['in a fence', '```json\n{"a": 1}\n```'],
  ['in a fence without a language', '```\n{"a": 1}\n```'],
  ['after a sentence', 'Here is the JSON you asked for: {"a": 1}'],
  ['between sentences', 'Here it is:\n\n```json\n{"a": 1}\n```\n\nLet me know if {more} is needed.'],
  ['with a comma too many', '{"a": 1,}'],
  ['behind a bracket in prose', 'I looked at [1] and {this}. {"a": 1}'],
])('%s', (_name, text) => expect(findJson(text)).toEqual({ a: 1 }));

test('commas and brackets in strings stay', () => {
  expect(findJson('{"a": "x,]", "b": ["y\\",}",],}')).toEqual({ a: 'x,]', b: ['y",}'] });
});

test.each(['', 'none', '"text"', '7', '{"a": 1', 'null', '{a}'])('nothing is found in %s', (text) => {
  expect(findJson(text)).toBeUndefined();
});

test('what Postgres cannot hold is taken out', () => {
  expect(findJson('{"a": "b\\u0000\\ud800c"}')).toEqual({ a: 'bc' });
});

test('any value is found again, whatever is around it', () => {
  const values = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue(), { minLength: 1 }));
  const storable = (json: string) => !/\\u0000|\\ud[89a-f]|\\r|__proto__/i.test(json);
  fc.assert(
    fc.property(values, (value) => {
      const json = JSON.stringify(value, null, 2);
      fc.pre(storable(json));
      expect(findJson(`Sure:\n\`\`\`json\n${json}\n\`\`\`\nDone.`)).toEqual(JSON.parse(json));
    }),
  );
});
