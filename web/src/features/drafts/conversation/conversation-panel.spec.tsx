import { renderToStaticMarkup } from 'react-dom/server';
import { ConversationPanel } from './conversation-panel';

const ignore = () => undefined;
const show = (summarized: boolean) =>
  renderToStaticMarkup(
    <ConversationPanel
      turns={[]}
      scores={new Map()}
      shownId={null}
      summarized={summarized}
      onShow={ignore}
      acts={{ onSave: ignore, onReview: ignore, onReport: ignore, onFactCheck: ignore, onCopy: ignore }}
      onClose={ignore}
    />,
  );

it('says that a long conversation is summarized for the model, and no other', () => {
  const words = 'This is a long conversation: earlier messages are summarized for the model.';
  expect(show(true)).toContain(words);
  expect(show(false)).not.toContain(words);
});
