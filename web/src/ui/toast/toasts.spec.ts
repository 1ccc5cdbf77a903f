import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(__dirname, '..', '..');

/** Each success that is told, by the words of its title in the source. */
const SUCCESSES = {
  // They happened out of sight: in the clipboard or the downloads after a menu has closed, in the background, or in a list
  // that shows them no more; some offer the way back.
  toast: [
    "'Copied!'",
    "'Copied to clipboard'",
    "'Downloaded'",
    "'Draft discarded'",
    "'Fact check done'",
    "'Generation duplicated'",
    '`Replaced with ${offer.word}`',
    '`${thing} processed successfully`',
    'describeDone(chosen, changed.length)',
  ],
  // The screen itself shows these: the email, the button that says so, a note beside it, the card that is gone.
  announce: [
    "'Access Granted'",
    "'Analysis Complete'",
    "'Brand deleted'",
    "'Brand saved'",
    "'Campaign Generated Successfully!'",
    "'Campaign deleted'",
    "'Catalyst Added'",
    "'Document deleted'",
    "'Email copy loaded'",
    "'Email deleted'",
    "'Email saved'",
    "'Voice described'",
    "changed.result ? 'Results saved' : 'Results removed'",
    "kept === 1 ? 'Email added' : `${kept} emails added`",
    "'Feedback saved'",
    "'Folder deleted'",
    "'Generation deleted'",
    "'Generation moved'",
    "'Generation renamed'",
    "'Logged out successfully'",
    "'Login successful'",
    "'Registration successful'",
    "'Suggestions applied'",
    "'Undone'",
    "'Winner Copy Loaded'",
    "catalyst ? 'Catalyst saved' : 'Catalyst added to the news'",
    "folder ? 'Folder updated' : 'Folder created'",
    "isRetired ? 'Catalyst retired' : 'Catalyst brought back'",
    "'Feedback Submitted'",
    "'Password changed'",
    "isArchived ? 'Generation unarchived' : 'Generation archived'",
    'ACTION_WORDS[action].done',
    'DONE[action]',
    'SAVED',
    'success',
  ],
};

const sources = readdirSync(WEB, { encoding: 'utf8', recursive: true })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.'))
  .map((path) => readFileSync(join(WEB, path), 'utf8'))
  .join('\n');

/** The titles that are told one way, as they stand in the source. */
function toldBy(how: 'toast' | 'announce'): string[] {
  const own = sources.matchAll(
    new RegExp(`\\b${how}\\(\\{\\s*title: (.+?)(?:,\\s+(?:description|action|variant)\\b|,?\\s*\\}\\))`, 'gs'),
  );
  const copied =
    how === 'toast' ? [...sources.matchAll(/\b(?:done|DONE: ToastContent =|done:) \{ title: ('[^']+')/g)] : [];
  return [...new Set([...own, ...copied].map(([, title = '']) => title))].sort();
}

describe('a success', () => {
  it.each(['toast', 'announce'] as const)('is told by %s only where the table says so', (how) => {
    const told = toldBy(how).filter((title) => title !== "'Failed to undo'");
    expect(told).toEqual([...SUCCESSES[how]].sort());
  });
});
