import { toEml } from '@copydesk/text';
import { EMAIL_TEMPLATE } from './email-template';
import { htmlEmail, linksIn, textEmail } from './html-email';
import { NO_SENDER, type Sender } from './sender';

const SENDER: Sender = {
  company: 'Alpine',
  senderEmail: 'desk@alpine.example',
  address: 'Alpine Research\n12 Main Street, Denver, CO 80202',
  unsubscribeText: 'Leave this list',
  unsubscribeLink: '{{unsubscribe_url}}',
};
const html = (text: string, rest: { preheader?: string | null; sender?: Sender } = {}) =>
  htmlEmail({ text, preheader: null, sender: NO_SENDER, ...rest });

test('the tables are those of MJML: 600 pixels for Outlook, dark mode told', () => {
  const page = html('Subject: Up 12%\n\nHello');
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).toMatch(/<!--\[if mso[^>]*>[^!]*<table[^>]* width="600"/);
  expect(page).toContain('<meta name="color-scheme" content="light dark"');
  expect(page).toContain('@media (prefers-color-scheme: dark)');
  expect(page).toContain('<title>Up 12%</title>');
  expect(page).not.toContain('[[');
  // No sending tool takes a part of it for its own language.
  expect(Object.values(EMAIL_TEMPLATE).join('')).not.toMatch(/\{\{|\{%|\{#|\*\|/);
});

test('paragraphs, lists and bold words; everything that is said is escaped', () => {
  const page = html('Subject: A </title><script>\n\nDear <b>reader</b>,\nlook: [[text]]\n\n- **One** & "two"\n- three');
  expect(page).toMatch(/<p [^>]+>Dear &lt;b&gt;reader&lt;\/b&gt;,<br>look: \[\[text\]\]<\/p><ul /);
  expect(page).toMatch(/<li [^>]+><strong>One<\/strong> &amp; &quot;two&quot;<\/li><li /);
  expect(page).not.toContain('<script');
});

test('a preheader stands unseen before the body; without one nothing does', () => {
  expect(html('Hello', { preheader: 'Why <it> rose' })).toMatch(
    /<div style="display:none;[^"]*">\s*Why &lt;it&gt; rose(?:&#847;&zwnj;&nbsp;)+\s*<\/div>/,
  );
  expect(html('Hello')).not.toContain('&zwnj;');
});

test('addresses become links, and a line that ends with one a button', () => {
  const page = html(
    'See https://a.example/?b=1&c=2. More.\n\nRead the **full** story: {{cta_url}}\n\nhttps://a.example/x',
  );
  expect(page).toMatch(
    /See <a href="https:\/\/a\.example\/\?b=1&amp;c=2" [^>]+>https:\/\/a\.example\/\?b=1&amp;c=2<\/a>\. More\./,
  );
  expect(page).toMatch(/<a\s+href="\{\{cta_url\}\}"[^>]*>\s*Read the full story\s*<\/a>/);
  expect(page).toMatch(/<a href="https:\/\/a\.example\/x" style="color[^>]+>https/);
  expect(html('**Read it**\nhttps://a.example/y')).toMatch(
    /<a\s+href="https:\/\/a\.example\/y"[^>]*>\s*Read it\s*<\/a>/,
  );
  expect(html('Sales rose.\nSee https://a.example/z')).toMatch(/See <a href="https:\/\/a\.example\/z"/);
  expect(html('Go: https://bank.example@evil.example/')).not.toContain('<a ');
  expect(html('javascript:alert(1)')).not.toContain('<a ');
});

test.each(['{{first_name}}', '{{ first_name | default: "friend" }}', '*|FNAME|*', '{% if person.vip %}'])(
  'the merge tag %s stays to the letter',
  (tag) => {
    expect(html(`Subject: For ${tag}\n\nDear ${tag} & co`, { preheader: tag })).toContain(`Dear ${tag} &amp; co`);
    expect(textEmail({ text: `Dear ${tag}`, preheader: null, sender: NO_SENDER })).toBe(`Dear ${tag}`);
    const eml = toEml({ subject: '', text: `Dear ${tag}`, html: html(`Dear ${tag}`), date: new Date(0) });
    const parts = eml.split('\r\n\r\n').map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString());
    expect(parts.filter((part) => part.includes(`Dear ${tag}`))).toHaveLength(2);
  },
);

test('what looks like a tag but could be markup is text', () => {
  expect(html('{{"><script>alert(1)</script>}}')).toContain('{{&quot;&gt;&lt;script&gt;');
  expect(html('Read it: {{url"onclick="x}}')).not.toMatch(/<a [^>]*onclick/);
  const quoted = '{{x" onclick="alert(1)}}';
  const sender = { ...NO_SENDER, unsubscribeLink: quoted };
  expect(html(`Subject: ${quoted}\n\nHi`, { sender })).not.toMatch(/<[^>]* onclick="/);
});

test.each([
  ['Mailchimp', '*|UNSUB|*'],
  ['HubSpot', '{{ unsubscribe_link }}'],
  ['listmonk', '{{ UnsubscribeURL }}'],
  ['an address with a tag in it', 'https://a.example/out?id={{ contact.id }}&list=*|LIST|*'],
])('the way to unsubscribe of %s leads from its words, to the letter', (_name, unsubscribeLink) => {
  const page = html('Hello', { sender: { ...SENDER, unsubscribeLink } });
  expect(page.replaceAll('&amp;', '&')).toContain(`<a href="${unsubscribeLink}"`);
  expect(html(`**Go**: ${unsubscribeLink}`).replaceAll('&amp;', '&')).toContain(`href="${unsubscribeLink}"`);
});

test('a tag that a sending tool replaces by a whole link stands alone', () => {
  const page = html('Hello', { sender: { ...SENDER, unsubscribeLink: "{% unsubscribe 'Leave' %}" } });
  expect(page).toContain("<br>{% unsubscribe 'Leave' %}");
  expect(page).not.toContain('href="{% unsubscribe');
});

test('the footer is the brand’s own, and none is made up', () => {
  const page = html('Hello', { sender: SENDER });
  expect(page).toContain('Alpine Research<br>12 Main Street, Denver, CO 80202<br><a href="{{unsubscribe_url}}"');
  expect(page).toContain('>Leave this list</a>');
  expect(textEmail({ text: 'Subject: A\n\nHello', preheader: null, sender: SENDER })).toBe(
    'Hello\n\n--\nAlpine Research\n12 Main Street, Denver, CO 80202\nLeave this list: {{unsubscribe_url}}',
  );
  expect(html('Hello')).not.toMatch(/unsubscribe/i);
  expect(textEmail({ text: 'Hello', preheader: null, sender: NO_SENDER })).toBe('Hello');
});

test('an email in a script from right to left is laid out so', () => {
  expect(html('Subject: A\n\n1. שלום')).toMatch(/<html [^>]*dir="rtl"/);
  expect(html('Subject: A\n\n1. Hello')).toMatch(/<html [^>]*dir="ltr"/);
});

test('words lead to their address: within a sentence as a link, alone in a paragraph as a button', () => {
  const page = html(
    'See **[the report](https://a.example/?a=1&b=2)** or [write](mailto:desk@a.example).\n\n[Read it]({{cta_url}})',
  );
  expect(page).toMatch(
    /See <a href="https:\/\/a.example\/\?a=1&amp;b=2" style="[^"]+"><strong>the report<\/strong><\/a> or <a href="mailto:desk@a.example"/,
  );
  expect(page).toMatch(/<a\s+href="\{\{cta_url\}\}"[^>]+>\s*Read it\s*<\/a>/);
  expect(page).not.toMatch(/<p [^>]+>[^<]*Read it/);
  expect(page).not.toContain('](');
  expect(page.match(/\{\{cta_url\}\}/g)).toHaveLength(1);
  expect(textEmail({ text: 'See [it](https://a.example).', preheader: null, sender: NO_SENDER })).toBe(
    'See it (https://a.example).',
  );
});

test('each address is found once, by the words that lead to it where there are some', () => {
  const text = 'See [the report](https://a.example), https://b.example/(1) and {{cta_url}}.';
  expect(linksIn(text).map(({ from, to, href }) => [text.slice(from, to), href])).toEqual([
    ['the report', 'https://a.example'],
    ['https://b.example/(1', 'https://b.example/(1'],
    ['{{cta_url}}', '{{cta_url}}'],
  ]);
});
