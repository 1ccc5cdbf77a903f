import { describeDrag } from './drag';

describe('describeDrag', () => {
  it('names the email and the folder', () => {
    expect(describeDrag.pickUp('Rate cut', 'Unorganized')).toBe('Picked up “Rate cut” from Unorganized.');
    expect(describeDrag.over('Rate cut', 'Clients')).toBe('“Rate cut” is over Clients.');
    expect(describeDrag.over('Rate cut', null)).toBe('“Rate cut” is over no folder.');
    expect(describeDrag.put('Rate cut', 'Clients')).toBe('“Rate cut” was put into Clients.');
    expect(describeDrag.stay('Rate cut', 'Clients')).toBe('“Rate cut” stays in Clients.');
    expect(describeDrag.cancel('Rate cut', 'Clients')).toBe('Moving was cancelled. “Rate cut” stays in Clients.');
  });
});
