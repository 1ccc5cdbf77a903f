import { INBOX } from '@copydesk/contracts';
import { escapeHtml, plainBody, readDraft } from '@copydesk/text';
import { htmlEmail, linksIn, type SentEmail, textEmail } from './html-email';
import { findTags, isWholeLink, meaningOf } from './merge-tags';

/** An email as it goes out, to be looked over. */
export interface CheckedEmail extends SentEmail {
  html: string;
  /** The part for who reads no HTML. */
  plain: string;
}

interface EmailRule {
  id: string;
  /** Who says so. */
  source: string;
  /** What is wrong, for a marketer; null where nothing is. */
  find: (email: CheckedEmail) => string | null;
}

export interface EmailFinding {
  id: string;
  text: string;
  source: string;
}

const GMAIL_CLIPS = 102 * 1024;
const WIDTH = 600;
/** The longest that an inbox of `mail-clients.ts` shows. */
const PREHEADER_MAX = 100;
const ADDRESS_RULE = 'CAN-SPAM Act, 16 CFR 316.3 and 15 U.S.C. 7704(a)(5)';
const WORD_ENGINE =
  'hteumeuleu.com/2020/outlook-rendering-engine, after Microsoft’s ‘Word 2007 HTML and CSS Rendering Capabilities in Outlook 2007’';
const MEASURED = 'emailtooltester.com/en/blog/email-subject-lines-character-limit, tried on devices';
const GMAIL_CSS = 'developers.google.com/workspace/gmail/design/css';

/** What the programs of readers do not show, or show otherwise, and what the law wants. */
export const EMAIL_RULES: readonly EmailRule[] = [
  {
    id: 'width',
    source: `${WORD_ENGINE}: it knows no max-width`,
    find: ({ html }) => {
      const widths = attributes(html, 'width').flatMap((value) =>
        /^\d+(?:px)?$/.test(value) ? [parseInt(value, 10)] : [],
      );
      const widest = Math.max(0, ...widths);
      if (widest > WIDTH) return `It is ${widest} pixels wide. Many readers’ windows show ${WIDTH}.`;
      return widest < WIDTH ? `No table is ${WIDTH} pixels wide: Outlook shows it as wide as its window.` : null;
    },
  },
  {
    id: 'dark-mode',
    source: 'parcel.io/guides/color-scheme-in-email',
    find: ({ html }) => {
      const isTold = tagsOf(html, 'meta').some((tag) => valueOf(tag, 'name') === 'color-scheme');
      return isTold && html.includes('(prefers-color-scheme: dark)')
        ? null
        : 'It does not say how it looks in dark mode: Apple Mail may show dark words on a dark page.';
    },
  },
  {
    id: 'alt-text',
    source: 'WCAG 2.2, 1.1.1; Outlook shows no image before it is asked to',
    find: ({ html }) => {
      const count = tagsOf(html, 'img').filter((tag) => valueOf(tag, 'alt') === null).length;
      return count > 0 ? `${count} ${count === 1 ? 'image says' : 'images say'} nothing where images are off.` : null;
    },
  },
  {
    id: 'no-forms',
    source: WORD_ENGINE,
    find: ({ html }) =>
      tagsOf(html, 'form', 'input', 'select', 'textarea').length > 0
        ? 'It has a form. Outlook and Gmail do not let readers use it.'
        : null,
  },
  {
    id: 'no-scripts',
    source: 'No program for mail runs scripts; Gmail and Outlook take such emails for attacks',
    find: ({ html }) => {
      const isScripted = tagsOf(html, 'script', 'iframe', 'object', 'embed').length > 0;
      const hasHandler = allTags(html).some((tag) => /\son[a-z]+\s?=/i.test(tag));
      const hasAddress = attributes(html, 'href').some((href) => /^(?:javascript|data):/i.test(href.trim()));
      return isScripted || hasHandler || hasAddress ? 'It has a script, which no inbox runs and many refuse.' : null;
    },
  },
  {
    id: 'no-position',
    source: `${WORD_ENGINE}; ${GMAIL_CSS} does not list it`,
    find: ({ html }) =>
      /[;{"\s]position\s?:\s?(?:absolute|fixed|relative|sticky)/i.test(styles(html))
        ? 'Something is placed by ‘position’, which Outlook and Gmail ignore.'
        : null,
  },
  {
    id: 'no-background-image',
    source: WORD_ENGINE,
    find: ({ html }) =>
      /background(?:-image)?\s?:[^;}]{0,200}url\(/i.test(styles(html)) || attributes(html, 'background').length > 0
        ? 'It has a background image, which Outlook does not show.'
        : null,
  },
  {
    id: 'no-external-css',
    source: GMAIL_CSS,
    find: ({ html }) => {
      const isLinked = tagsOf(html, 'link').some((tag) => valueOf(tag, 'rel')?.toLowerCase() === 'stylesheet');
      return isLinked || /@import/i.test(styles(html))
        ? 'It loads styles from elsewhere, which Gmail leaves out.'
        : null;
    },
  },
  {
    id: 'gmail-clips',
    source: 'spamresource.com/2022/01/what-is-gmail-clipping-and-what-to-do.html',
    find: ({ html }) => {
      const bytes = new TextEncoder().encode(html).length;
      return bytes > GMAIL_CLIPS
        ? `It has ${Math.ceil(bytes / 1024)} KB. Gmail cuts off what is behind 102 KB, the way to unsubscribe with it.`
        : null;
    },
  },
  {
    id: 'address',
    source: ADDRESS_RULE,
    find: ({ html, sender }) => {
      const lines = sender.address
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      if (lines.length === 0) return 'Your brand has no postal address. No commercial email may go out without one.';
      return lines.every((line) => html.includes(escapeHtml(line)))
        ? null
        : 'The postal address of your brand is not in it.';
    },
  },
  {
    id: 'unsubscribe',
    source: ADDRESS_RULE,
    find: ({ html, sender }) => {
      const link = sender.unsubscribeLink.trim();
      if (link === '') return 'Your brand has no unsubscribe link. No commercial email may go out without one.';
      return attributes(html, 'href').includes(escapeHtml(link)) || (isWholeLink(link) && html.includes(link))
        ? null
        : 'The unsubscribe link of your brand is not in it.';
    },
  },
  {
    id: 'https',
    source: 'Google, ‘Email sender guidelines’; a browser warns of pages without https',
    find: ({ html }) => {
      const plain = attributes(html, 'href').filter((href) => /^http:/i.test(href));
      return plain.length > 0 ? `${plain[0]} is not safe: links begin with https://.` : null;
    },
  },
  {
    id: 'text-part',
    source: 'RFC 2046, 5.1.4; SpamAssassin’s rule MIME_HTML_ONLY',
    find: ({ plain }) => (plain.trim() === '' ? 'It has no plain-text version, which spam filters distrust.' : null),
  },
  {
    id: 'subject',
    source: MEASURED,
    find: ({ text }) => {
      const { subject } = readDraft(text);
      if (subject === null) return 'It has no subject.';
      return subject.length > INBOX.desktop
        ? `The subject has ${subject.length} characters. Most inboxes cut it at ${INBOX.desktop}.`
        : null;
    },
  },
  {
    id: 'preheader',
    source: MEASURED,
    find: ({ preheader }) => {
      if (!preheader) return 'It has no preheader: an inbox shows how the email begins.';
      return preheader.length > PREHEADER_MAX
        ? `The preheader has ${preheader.length} characters. No inbox shows more than ${PREHEADER_MAX}.`
        : null;
    },
  },
  {
    id: 'call-to-action',
    source: 'Our own: a reader who is to do something needs a place to click',
    find: ({ text }) =>
      linksIn(text).every(({ href }) => /unsub/i.test(href))
        ? 'There is nothing to click: add the address that readers are to open.'
        : null,
  },
  {
    id: 'spam-words',
    source:
      'SpamAssassin’s rules SUBJ_ALL_CAPS and PLING_PLING; wordcounterfree.com/email-subject-line-character-limit',
    find: ({ text }) => {
      const { subject, blocks } = readDraft(text);
      if (subject && isShouted(subject)) return 'The subject shouts: all caps and !! look like spam.';
      const words = [...`${subject ?? ''}\n${plainBody(blocks)}`.matchAll(SPAM_WORDS)].map(([word]) => `“${word}”`);
      return words.length > 0
        ? `Filters weigh these words as spam: ${[...new Set(words)].slice(0, 5).join(', ')}.`
        : null;
    },
  },
  {
    id: 'tags',
    source: 'The fields that Mailchimp, HubSpot and Klaviyo all have',
    find: ({ text, preheader }) => {
      const unknown = findTags(`${text}\n${preheader ?? ''}`).filter((tag) => meaningOf(tag) === null);
      const names = [...new Set(unknown.map((tag) => tag.text))];
      return names.length > 0
        ? `${names.join(', ')}: only your sending tool knows what to put there. Make sure that it has ${names.length === 1 ? 'this field' : 'these fields'}.`
        : null;
    },
  },
];

/** What is wrong with an email as it would go out now. */
export function checkEmail(email: SentEmail): EmailFinding[] {
  const checked = { ...email, html: htmlEmail(email), plain: textEmail(email) };
  return findingsIn(checked);
}

/** What is wrong with an email that is rendered. */
export function findingsIn(email: CheckedEmail): EmailFinding[] {
  return EMAIL_RULES.flatMap(({ id, source, find }) => {
    const text = find(email);
    return text === null ? [] : [{ id, text, source }];
  });
}

/** Words that filters weigh, among those that emails about money use. One of them harms no email. */
const SPAM_WORDS =
  /\b(?:act now|risk[- ]free|no obligation|double your|once in a lifetime|free money|cash bonus|get rich|make money|no cost|click here|buy now|order now|apply now|limited time|100% free|guaranteed|congratulations|urgent)\b/gi;

const isShouted = (subject: string) =>
  /!!/.test(subject) || (/\p{Lu}{2}/u.test(subject) && subject === subject.toUpperCase());

/** The tags of a page. In an email nothing between two brackets holds one. */
const allTags = (html: string) => html.match(/<[a-z][^<>]*>/gi) ?? [];

const tagsOf = (html: string, ...names: string[]) =>
  allTags(html).filter((tag) => names.includes(/^<([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? ''));

/** What an attribute of a tag says; null where the tag has none. */
function valueOf(tag: string, name: string): string | null {
  for (const [, key, value] of tag.matchAll(/\s([a-z-]+)\s?=\s?"([^"]*)"/gi))
    if (key?.toLowerCase() === name) return value ?? '';
  return null;
}

const attributes = (html: string, name: string) => allTags(html).flatMap((tag) => valueOf(tag, name) ?? []);

/** All that is said of looks: in style elements and in attributes. */
function styles(html: string): string {
  const sheets = [...html.matchAll(/<style[^<>]*>([^<]*)</gi)].map(([, css]) => css ?? '');
  return [...sheets, ...attributes(html, 'style').map((css) => `"${css}`)].join('\n');
}
