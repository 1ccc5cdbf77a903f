import { LIMITS } from '@copydesk/contracts';
import { catalystsOf, fieldAfter, idsOf } from './chosen-catalysts';

const rates = { id: '7', title: 'Rates', text: 'Rates fell.\nBy a quarter.' };
const jobs = { id: '9', title: 'Jobs', text: 'Jobs rose.' };

describe('fieldAfter', () => {
  it('adds what was chosen under what was typed', () => {
    expect(fieldAfter('', [], [rates])).toBe(rates.text);
    expect(fieldAfter('Typed. \n', [rates], [rates, jobs])).toBe('Typed.\n\nJobs rose.');
  });

  it('takes out what is no longer chosen, and nothing else', () => {
    const field = `Before\n\n${rates.text}\n\nAfter`;
    expect(fieldAfter(field, [rates, jobs], [jobs])).toBe('Before\n\nAfter');
    expect(fieldAfter(rates.text, [rates], [])).toBe('');
    expect(fieldAfter('Rates fell, in my words.', [rates], [])).toBe('Rates fell, in my words.');
    expect(fieldAfter('As it was given. ', [{ ...rates, text: '' }], [])).toBe('As it was given.');
  });

  it('leaves the field alone where nothing changed', () => {
    expect(fieldAfter(' typed ', [rates], [rates])).toBe(' typed ');
  });

  it('never grows past what a request takes', () => {
    expect(fieldAfter('x'.repeat(LIMITS.longTextMax), [], [jobs])).toHaveLength(LIMITS.longTextMax);
  });
});

describe('idsOf', () => {
  it('names the catalysts by their numbers', () => {
    expect(idsOf([rates, jobs])).toEqual([7, 9]);
    expect(idsOf([{ ...rates, id: 'none' }])).toBeUndefined();
    expect(idsOf([])).toBeUndefined();
  });
});

describe('catalystsOf', () => {
  it('knows those of a thread again', () => {
    const used = { id: 7, title: 'Rates', source: null, url: null, publishedAt: '2026-09-03', isSample: false };
    expect(idsOf(catalystsOf([used]).chosen)).toEqual([7]);
  });
});
