import { draftToHtml, draftToPlainBody } from './copy-draft';
import { fitSelection } from './fit-selection';
import { markedLinks, readLinkAddress, shownSpan, wholeLinks } from './link-markup';
import { findLinks } from './links';
import { readDraft } from './read-draft';
import { showsTheSame } from './shows-the-same';

const runsOf = (text: string) =>
  readDraft(text).blocks.flatMap((block) => ('lines' in block ? block.lines : block.items));

describe('a link with words of its own', () => {
  it.each([
    ['a web address', 'https://acme.example/a?b=1#c'],
    ['an address of mail', 'mailto:desk@acme.example'],
    ['a merge tag', '{{cta_url}}'],
    ['a merge tag with spaces', '{{ cta_url }}'],
    ['a tag of Mailchimp', '*|OFFER|*'],
    ['an address with a tag', 'https://acme.example/{{ contact.id }}'],
  ])('is read with %s', (_name, href) => {
    const text = `See [the report](${href}) now.`;
    const words = { from: 5, to: 15 };
    expect(markedLinks(text)).toEqual([{ from: 4, to: 17 + href.length + 1, words, href }]);
    expect(runsOf(text)).toEqual([
      [
        { text: 'See ', bold: false, from: 0 },
        { text: 'the report', bold: false, from: 5, href },
        { text: ' now.', bold: false, from: text.length - 5 },
      ],
    ]);
  });

  it.each([
    '[a](b)',
    '[](https://a.example)',
    '[ ](https://a.example)',
    '[**](https://a.example)',
    '[a](javascript:alert(1))',
  ])('is none in %s', (text) =>
    expect(
      runsOf(text)
        .flat()
        .map((run) => run.href),
    ).not.toContainEqual(expect.any(String)),
  );

  it.each(['**[a b](https://x.example)**', '[**a b**](https://x.example)'])('is bold in %s', (text) => {
    expect(runsOf(text)).toEqual([[{ text: 'a b', bold: true, from: 3, href: 'https://x.example' }]]);
  });

  it('shows no mark while it is being written', () => {
    const text = 'See **[the report]({{ cta_url }})** and [more](https://acme.example/a), now.';
    for (let length = 0; length <= text.length; length += 1) {
      const shown = readDraft(text.slice(0, length), { partial: true }).blocks.flatMap((b) =>
        'lines' in b ? b.lines : b.items,
      );
      expect(
        shown
          .flat()
          .map((run) => run.text)
          .join(''),
      ).not.toMatch(/[[\]({]|https/);
    }
  });

  it('stands as words and address in plain text, and as the address alone where that is its words', () => {
    expect(draftToPlainBody('[Read it](https://a.example)')).toBe('Read it (https://a.example)');
    expect(draftToPlainBody('[https://a.example](https://a.example)')).toBe('https://a.example');
    expect(draftToPlainBody('- [Write](mailto:a@b.example)')).toBe('• Write (a@b.example)');
  });

  it('is a link in HTML', () => {
    expect(draftToHtml('[Read **it**](https://a.example/?a=1&b=2)')).toBe(
      '<p><a href="https://a.example/?a=1&amp;b=2">Read <strong>it</strong></a></p>',
    );
  });

  it('is found by its address, as one without words is', () => {
    expect(findLinks('[Read](https://a.example/x), now').map(({ text }) => text)).toEqual(['https://a.example/x']);
  });

  it('looks other with another address', () => {
    expect(showsTheSame('[a](https://a.example)', '[a](https://b.example)')).toBe(false);
    expect(showsTheSame('[a](https://a.example)', 'a')).toBe(false);
  });

  it('goes on around words of it that are written otherwise', () => {
    expect(fitSelection('[the report](https://a.example)', { from: 5, to: 11 }, 'filing')).toBe('filing');
  });

  it('is never cut by a selection, but may hold one', () => {
    const text = 'See [the report](https://a.example) now';
    expect(wholeLinks({ from: 9, to: 37 }, text)).toEqual({ from: 4, to: 37 });
    expect(wholeLinks({ from: 5, to: 8 }, text)).toEqual({ from: 5, to: 8 });
  });

  it('shows by its words what is said of its address', () => {
    const text = 'See [the report](https://a.example)';
    expect(shownSpan(text, { from: 17, to: 34 })).toEqual({ from: 5, to: 15 });
    expect(shownSpan(text, { from: 0, to: 3 })).toEqual({ from: 0, to: 3 });
  });
});

describe('an address that was typed', () => {
  it.each([
    [' https://a.example/b ', 'https://a.example/b'],
    ['www.a.example/b', 'https://www.a.example/b'],
    ['https://a.example/b(c)*', 'https://a.example/b%28c%29%2A'],
    ['mailto:desk@a.example', 'mailto:desk@a.example'],
    ['{{ cta_url }}', '{{ cta_url }}'],
    ['*|OFFER|*', '*|OFFER|*'],
  ])('%s is taken', (typed, href) => expect(readLinkAddress(typed)).toEqual({ href }));

  it.each([
    ['', 'Type the address that the link opens.'],
    ['https://a.example/b c', 'An address has no spaces.'],
    ['https://', 'This is no whole web address. One looks like https://example.com/offer.'],
    ['mailto:desk', 'Behind mailto: comes an email address, such as mailto:desk@example.com.'],
    ['javascript:alert', 'A link begins with https://, http:// or mailto:, or is a merge tag such as {{cta_url}}.'],
    ['offer', 'A link begins with https://, http:// or mailto:, or is a merge tag such as {{cta_url}}.'],
  ])('%j is refused with a sentence', (typed, problem) => expect(readLinkAddress(typed)).toEqual({ problem }));
});
