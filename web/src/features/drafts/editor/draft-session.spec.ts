import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { DraftSession } from './draft-session';

const pieces = fc.constantFrom(
  ...['Subject: A', '**Subject:** B', 'One **bold** word.', 'Two\nlines', '- item', '* item', '', ' ', 'Three.', '**'],
);
const drafts = fc
  .array(fc.tuple(pieces, fc.constantFrom('\n', '\n\n', '\r\n\r\n', '\n \n')), { maxLength: 8 })
  .map((parts) => parts.flat().join(''));

describe('DraftSession', () => {
  it('shows any text in the place of any other, to the byte, and tells nobody that it was typed', () => {
    fc.assert(
      fc.property(fc.array(drafts, { minLength: 1, maxLength: 4 }), ([first = '', ...others]) => {
        const onTyped = jest.fn();
        const session = new DraftSession(first, onTyped);
        for (const text of others) {
          session.show(text);
          expect(session.text).toBe(text);
        }
        expect(onTyped).not.toHaveBeenCalled();
      }),
    );
  });

  it('puts proposed words in the place of the old ones, wherever those stand by now', () => {
    const text = 'Subject: A\n\nOne **bold** word.\n\nTwo.';
    const session = new DraftSession(text, () => undefined);
    const from = text.indexOf('bold');
    session.propose({ from, to: from + 4, text: '' });
    session.propose({ from, to: from + 4, text: 'plain' });
    expect(session.withProposal('bold')).toBe(text.replace('bold', 'plain'));
    session.show(`Subject: A longer one\n\n${text.slice(12)}`);
    expect(session.withProposal('bold')).toBe('Subject: A longer one\n\nOne **plain** word.\n\nTwo.');
    expect(session.withProposal('other')).toBeNull();
    session.show('Subject: A\n\nTwo.');
    expect(session.withProposal('bold')).toBeNull();
    session.propose(null);
    expect(session.withProposal('bold')).toBeNull();
  });

  it.each([
    ['One two three.', 2, 6, 'One two'],
    ['One two three.', 1, 4, 'One'],
    ['One two three.', 4, 5, ' '],
    ['One **two** three.', 6, 7, 'two'],
    ['One\ntwo three.', 2, 6, 'One\ntwo'],
  ])('takes the rest of words that are selected in part: %j, %i to %i', (text, from, to, selected) => {
    const session = new DraftSession(text, () => undefined);
    session.act(({ doc, tr }, dispatch) => {
      dispatch?.(tr.setSelection(TextSelection.create(doc, from, to)));
      return true;
    });
    expect(session.selectWholeWords()?.text).toBe(selected);
  });
});
