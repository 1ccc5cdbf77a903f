import { EditorState, TextSelection } from 'prosemirror-state';
import { readDocument, writeDocument } from './draft-document';
import { stretchesOf } from './draft-marks';
import { toggleList } from './editing-keys';

/** What a draft says after bullets were made of these words of it, and what is selected then. */
function bullets(draft: string, words: string) {
  let state = EditorState.create({ doc: readDocument(draft) });
  const from = draft.indexOf(words);
  const stretches = stretchesOf(writeDocument(state.doc).places, { from, to: from + words.length });
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) throw new Error('these words are not in the draft');
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, first.from, last.to)));
  const isDone = toggleList(state, (tr) => (state = state.apply(tr)));
  const { from: start, to } = state.selection;
  return { isDone, text: writeDocument(state.doc).text, selected: state.doc.textBetween(start, to, '|', '|') };
}

describe('toggleList', () => {
  it('makes an item of a paragraph, and of each of its lines', () => {
    expect(bullets('Subject: A\n\nOne.\n\nTwo\nthree.\n\nFour.', 'Two\nthree')).toEqual({
      isDone: true,
      text: 'Subject: A\n\nOne.\n\n- Two\n- three.\n\nFour.',
      selected: 'Two|three.',
    });
  });

  it('takes what is selected out of a list, and leaves the others as they are to the byte', () => {
    expect(bullets('One.\n\n*  a\n• **b**\n- c', 'b')).toEqual({
      isDone: true,
      text: 'One.\n\n*  a\n\n**b**\n- c',
      selected: 'b',
    });
  });

  it('makes one list of paragraphs and items, and brings them back', () => {
    const { text } = bullets('One.\n\n- two\n\nThree.', 'One.\n\n- two\n\nThree.');
    expect(text).toBe('- One.\n- two\n- Three.');
    expect(bullets(text, text.slice(2)).text).toBe('One.\n\ntwo\n\nThree.');
  });

  it('leaves a subject alone', () => {
    expect(bullets('Subject: A\n\nOne.', 'A')).toMatchObject({ isDone: false, text: 'Subject: A\n\nOne.' });
  });
});
