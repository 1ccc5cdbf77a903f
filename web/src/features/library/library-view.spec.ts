import { isNarrowed, queryOf, readView, writeView } from './library-view';

const viewOf = (text: string) => readView(new URLSearchParams(text));
const USUAL = { q: '', filter: 'all', folderId: null, appId: null, sort: 'newest', layout: 'list', openId: null };

describe('the view in the address', () => {
  it.each(['', 'tab=generations', 'filter=x&folder=-1&tool=abc&sort=random&view=grid&open=1.5', 'folder=99999999999'])(
    'is the usual one for %j',
    (text) => expect(viewOf(text)).toEqual(USUAL),
  );

  it('comes back as it was written, and what belongs to others stays', () => {
    const text = 'tab=generations&q=rates+%26+%C3%A9&filter=favorites&folder=none&tool=7&sort=title&view=board&open=12';
    const written = writeView(new URLSearchParams('tab=generations'), viewOf(text));
    expect(readView(written)).toEqual(viewOf(text));
    expect(written.get('tab')).toBe('generations');
    expect(writeView(written, viewOf('')).toString()).toBe('tab=generations');
  });

  it('is asked of the server', () => {
    expect(queryOf(viewOf('q=+rates+&filter=favorites&folder=4&tool=7&sort=oldest'))).toEqual({
      q: 'rates',
      favorite: 'true',
      folderId: '4',
      appId: '7',
      sort: 'oldest',
    });
    expect(queryOf(viewOf('filter=archived'))).toEqual({ archived: 'true', sort: 'newest' });
    expect(queryOf(viewOf(`q=${'x'.repeat(501)}`))).toEqual({ sort: 'newest' });
  });

  it('tells whether something may be left out', () => {
    expect(isNarrowed(viewOf('sort=title&view=board&q=+'))).toBe(false);
    expect(['q=a', 'filter=archived', 'folder=none', 'tool=1'].map((text) => isNarrowed(viewOf(text)))).not.toContain(
      false,
    );
  });
});
