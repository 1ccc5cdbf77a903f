import { tokensOf } from './tokens';

const keys = (text: string) => tokensOf(text).map(({ key }) => key);

it.each([
  ['a full name owns something', "Northwind Inc.'s sales", ['northwind', 'inc', '.', 'sale']],
  ['a hyphen hangs', 'Short- and long-term debt', ['short', 'and', 'long', 'term', 'debt']],
  ['a hyphen stands by itself', '5 - 10', ['5', '-', '10']],
])('words are told apart where %s', (_where, text, expected) => {
  expect(keys(text)).toEqual(expected);
});
