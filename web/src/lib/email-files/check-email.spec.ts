import { checkEmail, type CheckedEmail, EMAIL_RULES, findingsIn } from './check-email';
import { htmlEmail, textEmail } from './html-email';
import { asShown, cutAt, MAIL_CLIENTS } from './mail-clients';

const SENT = {
  text: 'Subject: Orders up 14%\n\nDear {{first_name}},\n\nRead the report: https://a.example/report',
  preheader: 'What it says of the next quarter',
  sender: {
    company: 'Alpine',
    senderEmail: '',
    address: 'Smith & Sons\n12 Main Street',
    unsubscribeText: '',
    unsubscribeLink: 'https://a.example/out?a=1&b=2',
  },
};
const GOOD: CheckedEmail = { ...SENT, html: htmlEmail(SENT), plain: textEmail(SENT) };
const said = (email: Partial<CheckedEmail>) => findingsIn({ ...GOOD, ...email }).map(({ id }) => id);
const inBody = (html: string) => ({ html: GOOD.html.replace('</body>', `${html}</body>`) });

test('an email as it is rendered keeps to every rule', () => {
  expect(checkEmail(SENT)).toEqual([]);
});

const BROKEN: [string, string, Partial<CheckedEmail>][] = [
  ['width', 'a table of 800 pixels', inBody('<table width="800"><tr><td></td></tr></table>')],
  ['width', 'no table of 600', { html: GOOD.html.replaceAll(/width="600(?:px)?"/g, '') }],
  ['dark-mode', 'no meta', { html: GOOD.html.replace('name="color-scheme"', 'name="other"') }],
  ['dark-mode', 'no styles', { html: GOOD.html.replaceAll('prefers-color-scheme', 'prefers-contrast') }],
  ['alt-text', 'an image without words', inBody('<img src="https://a.example/a.png">')],
  ['no-forms', 'a form', inBody('<form><input name="a"></form>')],
  ['no-scripts', 'a script', inBody('<script>1</script>')],
  ['no-scripts', 'a handler', inBody('<p onclick="x()">a</p>')],
  ['no-scripts', 'an address that runs', inBody('<a href="javascript:x()">a</a>')],
  ['no-position', 'an element that is placed', inBody('<p style="color:red;position: absolute">a</p>')],
  [
    'no-position',
    'a style that places',
    { html: GOOD.html.replace('</head>', '<style>.a{position:fixed}</style></head>') },
  ],
  ['no-background-image', 'a style', inBody('<p style="background-image:url(https://a.example/a.png)">a</p>')],
  ['no-background-image', 'an attribute', inBody('<table background="https://a.example/a.png"></table>')],
  ['no-external-css', 'a file', inBody('<link rel="stylesheet" href="https://a.example/a.css">')],
  ['no-external-css', 'an import', { html: GOOD.html.replace('</head>', '<style>@import url(a.css);</style></head>') }],
  ['gmail-clips', 'too much of it', inBody(`<p>${'é'.repeat(50_000)}</p>`)],
  ['address', 'a brand without one', { sender: { ...GOOD.sender, address: ' \n' } }],
  ['address', 'one that is not in it', { sender: { ...GOOD.sender, address: '9 Side Street' } }],
  ['unsubscribe', 'a brand without a link', { sender: { ...GOOD.sender, unsubscribeLink: '' } }],
  ['unsubscribe', 'one that is not in it', { sender: { ...GOOD.sender, unsubscribeLink: 'https://b.example/' } }],
  ['https', 'a link that is not safe', inBody('<a href="http://a.example/">a</a>')],
  ['text-part', 'no text', { plain: ' ' }],
  ['subject', 'none', { text: 'Hello https://a.example' }],
  ['subject', 'one that is cut', { text: `Subject: ${'word '.repeat(20)}\n\nHello https://a.example` }],
  ['preheader', 'none', { preheader: null }],
  ['preheader', 'one that no inbox shows whole', { preheader: 'word '.repeat(25) }],
  ['call-to-action', 'no link', { text: 'Subject: Up\n\n**Read the report.**' }],
  ['call-to-action', 'a way to unsubscribe alone', { text: 'Subject: Up\n\nLeave: {{unsubscribe_url}}' }],
  ['spam-words', 'words that filters weigh', { text: 'Subject: Up\n\nAct now: it is risk-free. https://a.example' }],
  ['spam-words', 'a subject that shouts', { text: 'Subject: ORDERS ARE UP!!\n\nHello https://a.example' }],
  ['tags', 'a tag that not every tool has', { text: 'Subject: Up\n\nRead it: {{cta_url}}' }],
];

test.each(BROKEN)('%s: %s is found', (id, _, email) => {
  expect(said(email)).toEqual([id]);
});

test('each rule is broken here, and says where it is from', () => {
  expect(new Set(BROKEN.map(([id]) => id))).toEqual(new Set(EMAIL_RULES.map(({ id }) => id)));
  expect(EMAIL_RULES.filter(({ source }) => source.length < 10)).toEqual([]);
});

test('what would be broken only as words is none', () => {
  const text =
    'Subject: Up\n\n<script>alert(1)</script> position: absolute; background: url(a) <form> http is old https://a.example';
  expect(checkEmail({ ...SENT, text })).toEqual([]);
});

test('an inbox shows as much as it has room for, and what it cuts is told', () => {
  expect(cutAt('Orders up 14%', 13)).toEqual({ shown: 'Orders up 14%', cut: '' });
  expect(cutAt('Orders up 14% in May', 11)).toEqual({ shown: 'Orders up', cut: '14% in May' });
  expect(cutAt('🚀🚀🚀', 2)).toEqual({ shown: '🚀', cut: '🚀🚀' });
  for (const { inbox } of MAIL_CLIENTS) expect(inbox.phone.subject).toBeLessThan(inbox.desktop.subject);
});

test('a page in the dark is as its program makes it, whatever this screen is set to', () => {
  expect(asShown(GOOD.html, 'own')).toContain('@media all');
  for (const mode of ['light', 'unchanged', 'inverted'] as const) {
    expect(asShown(GOOD.html, mode)).toContain('@media not all');
    expect(asShown(GOOD.html, mode).includes('invert(1)')).toBe(mode === 'inverted');
  }
});
