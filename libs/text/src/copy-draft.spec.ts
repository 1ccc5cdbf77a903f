import { draftToHtml, draftToHtmlDocument, draftToPlainBody, draftToPlainText } from './copy-draft';

const DRAFT = 'Subject: Up **12%** & rising\n\nDear <reader>,\nlook:\n\n- **One** "thing"\n- two\n\nBye';

test('a draft as plain text', () => {
  expect(draftToPlainText(DRAFT)).toBe(
    'Subject: Up 12% & rising\n\nDear <reader>,\nlook:\n\n• One "thing"\n• two\n\nBye',
  );
});

test('a draft as HTML, with everything escaped', () => {
  expect(draftToHtml(DRAFT)).toBe(
    '<p><strong>Subject: Up 12% &amp; rising</strong></p>\n<p>Dear &lt;reader&gt;,<br>look:</p>\n' +
      '<ul><li><strong>One</strong> &quot;thing&quot;</li><li>two</li></ul>\n<p>Bye</p>',
  );
  expect(draftToHtml('<script>alert(1)</script>')).not.toContain('<script');
  expect(draftToHtml('**<img src=x>**')).toBe('<p><strong>&lt;img src=x&gt;</strong></p>');
});

test('without a subject there is no subject line', () => {
  expect(draftToPlainText('Hello')).toBe('Hello');
  expect(draftToHtml('Hello')).toBe('<p>Hello</p>');
});

test('the body alone, as text and as a page of its own', () => {
  expect(draftToPlainBody(DRAFT)).toBe('Dear <reader>,\nlook:\n\n• One "thing"\n• two\n\nBye');
  const page = draftToHtmlDocument(DRAFT);
  expect(page).toMatch(/^<!doctype html>\n<html>\n/);
  expect(page).toContain('<title>Up 12% &amp; rising</title>');
  expect(page).toContain('<p>Dear &lt;reader&gt;,<br>look:</p>\n<ul>');
  expect(draftToHtmlDocument('Subject: A\n\n1. שלום')).toContain('<html dir="rtl">');
  expect(draftToHtmlDocument('Subject: </title><script>\n\nHi')).not.toContain('<script');
});

test('a preheader is a line of its own where the subject is one, and stands unseen before the body of a page', () => {
  expect(draftToPlainText('Subject: Up\n\nHello', 'One line says why.')).toBe(
    'Subject: Up\nPreheader: One line says why.\n\nHello',
  );
  expect(draftToPlainText('Subject: Up\n\nHello', null)).toBe('Subject: Up\n\nHello');
  const page = draftToHtmlDocument('Subject: Up\n\nHello', { preheader: 'Why <it> rose' });
  expect(page).toMatch(
    /<body [^>]+>\n<div style="display:none;[^"]*">Why &lt;it&gt; rose(?:&#847;&zwnj;&nbsp;)+<\/div>\n<p>Hello/,
  );
  expect(draftToHtmlDocument('Hello')).not.toContain('display:none');
});
