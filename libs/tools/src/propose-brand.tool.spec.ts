import { proposeBrandTool } from './propose-brand.tool';

const FIRST = `From: "Acme Research" <desk@acme.example>
Subject: Rates

We looked at the filing twice. It says **less** than the headline.

The Acme Options Letter sends two trades a week.
**Start your free month:** https://acme.example/options?x=1

Jane Roe
Editor

Options involve risk.
1 Harbor Street, Springfield
Unsubscribe: https://acme.example/out`;
const SECOND = 'We read it for you. Nothing here is advice.';

const read = (texts: object[], offers: object[] = []) =>
  proposeBrandTool.answer({ emails: [FIRST, SECOND] }).parse({ texts, offers });
const said = (field: string, text: string, quote = text) => ({ field, text, quote });

test('what stands in an email is proposed as it stands there, with the words around it', () => {
  const proposal = read(
    [
      said('company', 'ACME research', 'From: "Acme Research" <desk@acme.example>'),
      said('senderEmail', 'desk@acme.example'),
      said('signature', 'Jane Roe\nEditor'),
      said('disclaimer', 'Nothing here is advice.', 'words that stand nowhere'),
      said('unsubscribeLink', 'https://acme.example/out'),
      said('voice', 'Plain and dry, as "we".', 'It says less than the headline.'),
    ],
    [
      {
        texts: [
          said('name', 'Acme Options Letter', 'The Acme Options Letter sends two trades a week.'),
          said('link', 'https://acme.example/options?x=1'),
        ],
      },
    ],
  );
  expect(proposal.texts).toEqual({
    company: { text: 'Acme Research', quote: 'From: "Acme Research" <desk@acme.example>', email: 0 },
    senderEmail: { text: 'desk@acme.example', quote: 'desk@acme.example', email: 0 },
    signature: { text: 'Jane Roe\nEditor', quote: 'Jane Roe\nEditor', email: 0 },
    disclaimer: { text: 'Nothing here is advice.', quote: 'Nothing here is advice.', email: 1 },
    unsubscribeLink: { text: 'https://acme.example/out', quote: 'https://acme.example/out', email: 0 },
    voice: { text: 'Plain and dry, as "we".', quote: 'It says **less** than the headline.', email: 0 },
  });
  expect(proposal.offers).toMatchObject([
    { name: { text: 'Acme Options Letter' }, link: { text: 'https://acme.example/options?x=1' } },
  ]);
});

test.each(['{{ unsubscribe_link }}', '*|UNSUB|*', '{% unsubscribe %}', '{{ UnsubscribeURL }}'])(
  'the merge tag %s of a sender is an unsubscribe link',
  (tag) => {
    const proposal = proposeBrandTool
      .answer({ emails: [`Hello.\n\nUnsubscribe: ${tag}`] })
      .parse({ texts: [said('unsubscribeLink', tag)], offers: [] });
    expect(proposal.texts.unsubscribeLink?.text).toBe(tag);
  },
);

test.each([
  ['a name that stands nowhere', said('company', 'Beacon')],
  ['a voice without words that show it', said('voice', 'Loud and proud', 'Buy now!')],
  ['a beginning of an address', said('unsubscribeLink', 'https://acme.example/o')],
  ['an address that is none', said('senderEmail', 'Jane Roe')],
  ['an unknown field', said('isDefault', 'Editor')],
  ['nothing', said('address', ' ')],
])('%s is left out', (_name, text) => {
  expect(read([text]).texts).toEqual({});
});

test('an offer without a name is none, and the same one is told once', () => {
  const letter = { texts: [said('name', 'Acme Options Letter')] };
  expect(read([], [{ texts: [said('benefits', 'two trades a week')] }, letter, letter]).offers).toHaveLength(1);
});
