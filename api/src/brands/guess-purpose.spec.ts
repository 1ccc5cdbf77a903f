import { guessPurpose } from './guess-purpose';

test.each([
  ['Subject: Copper wakes up\n\nOrders rose 40%.', 'news'],
  ['Subject: Your seat for Thursday\n\nLast chance to register.', 'event'],
  ['Subject: It ends tonight\n\n50% off.', 'reminder'],
  ['Subject: Welcome to the desk\n\nThank you for joining.', 'welcome'],
  ['Subject: The Copper Letter\n\nYours for only $99.', 'offer'],
])('%j is for %s', (content, purpose) => {
  expect(guessPurpose(content)).toBe(purpose);
});
