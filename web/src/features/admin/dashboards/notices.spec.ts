import { formatWarning } from './notices';

const refused = { kind: 'refused-pins' as const, message: '20 wrong PINs.', tries: 20, addresses: 4, lastAt: '' };

test('a warning says until when the gate is locked, where it is', () => {
  expect(formatWarning({ ...refused, lockedUntil: null })).toBe('20 wrong PINs.');
  expect(formatWarning({ ...refused, lockedUntil: '2026-03-01T09:05:00' })).toBe(
    '20 wrong PINs. The PIN opens nothing until Mar 1, 9:05 AM.',
  );
});
