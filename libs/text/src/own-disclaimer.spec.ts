import { withoutOwnDisclaimer } from './own-disclaimer';

const BODY = 'Subject: Orders rose\n\nPast performance is what they talk about.\n\nOrders rose 14%.\n\n**Read on.**';
const OWN = '*This email is for informational purposes only and is not investment advice.*';

test.each([
  ['at the end', `${BODY}\n\n${OWN}`, BODY, [OWN]],
  ['below a rule', `${BODY}\n\n---\n\n${OWN}`, `${BODY}\n\n---`, [OWN]],
  ['with a label', `${BODY}\n\nDisclaimer: we may hold shares.`, BODY, ['Disclaimer: we may hold shares.']],
  ['above a name', `${BODY}\n\n${OWN}\n\nMaya`, `${BODY}\n\nMaya`, [OWN]],
  ['above a P.S.', `${BODY}\n\n${OWN}\n\nP.S. More.`, `${BODY}\n\nP.S. More.`, [OWN]],
  ['in two paragraphs', `${BODY}\n\n${OWN}\n\nYour capital is at risk.`, BODY, [OWN, 'Your capital is at risk.']],
])('a disclaimer %s is taken off', (_name, text, rest, removed) => {
  expect(withoutOwnDisclaimer(text)).toEqual({ text: rest, removed });
});

test.each([
  ['without one', BODY],
  ['that speaks of past performance in its body', `${BODY}\n\nA last thought, in a sentence of its own.`],
  ['with a P.S. that warns', `${BODY}\n\nP.S. Past performance is no guarantee.`],
  ['of one paragraph', OWN],
])('an email %s stays as it is', (_name, text) => {
  expect(withoutOwnDisclaimer(text)).toEqual({ text, removed: [] });
});
