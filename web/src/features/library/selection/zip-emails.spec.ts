import { uniqueNames } from './zip-emails';

it('gives each name once, whatever its case', () => {
  const unique = uniqueNames();
  expect(['Rates', 'rates', 'Rates', 'Rates-2', 'email'].map(unique)).toEqual([
    'Rates',
    'rates-2',
    'Rates-3',
    'Rates-2-2',
    'email',
  ]);
});
