import { NORTHWIND } from '../example-company';
import type { Fact } from './fact';
import { shortNames } from './short-names';

const revenue = NORTHWIND.facts.find(({ readings }) => readings[0]?.part.is === 'lamps');

function factsOf(parts: readonly string[]): Fact[] {
  const [reading] = revenue?.readings ?? [];
  if (!revenue || !reading) return [];
  return parts.map((is) => ({ ...revenue, readings: [{ ...reading, part: { is, known: 'proved' } }] }));
}

const shortOf = (parts: readonly string[]): string[] =>
  shortNames(
    parts.map((says) => ({ says, reads: says })),
    { facts: factsOf(parts), company: ['Northwind'] },
  ).map(({ says, reads }) => `${says}: ${reads}`);

it('calls a part by the word that tells it from the others', () => {
  expect(shortOf(['greater china', 'northwind cloud', 'energy generation and storage'])).toEqual([
    'china: greater china',
    'cloud: northwind cloud',
    'energy generation: energy generation and storage',
    'energy: energy generation and storage',
  ]);
});

it.each([
  [['creative lamps', 'document lamps'], 'lamp'],
  [['other lamps'], 'lamp'],
  [['latin america'], 'america'],
])('has no short name for %p that is another part', (parts, short) => {
  expect(shortOf(parts).map((name) => name.split(':')[0])).not.toContain(short);
});
