import { Dialog } from '@/ui/dialog';
import { Kbd } from '@/ui/kbd';

const KEYS: { does: string; keys: string[] }[] = [
  { does: 'Search everything, or do something by its name', keys: ['Ctrl or ⌘', 'K'] },
  { does: 'Generate the email, get feedback, send a change', keys: ['Ctrl or ⌘', 'Enter'] },
  { does: 'In the email: take back what you changed, or what was changed for you', keys: ['Ctrl or ⌘', 'Z'] },
  { does: 'In the email: bold', keys: ['Ctrl or ⌘', 'B'] },
  { does: 'In the email: make a link, change it or remove it', keys: ['Ctrl or ⌘', 'Shift', 'K'] },
  { does: 'In the email: bullets', keys: ['Ctrl or ⌘', 'Shift', '8'] },
  { does: 'In the email: go to the claim at the caret', keys: ['Alt', 'Enter'] },
  { does: 'With words selected: go to the tools', keys: ['Alt', 'F10'] },
  { does: 'Take the proposed words, or dismiss them', keys: ['Tab', 'Esc'] },
  { does: 'On a claim: back into the email', keys: ['Esc'] },
  { does: 'On a claim in the email: the previous one, the next one', keys: ['←', '→'] },
  { does: 'On a claim: the next one without a source', keys: ['N'] },
  { does: 'On a claim: open its source beside the email', keys: ['Enter'] },
  { does: 'In “Ready to send”: the next thing to do, the previous one', keys: ['N', 'Shift+N'] },
  { does: 'From the email to the next thing to do', keys: ['Alt', 'N'] },
  { does: 'In “Ready to send”: open it, use what is offered, keep it, confirm it', keys: ['Enter', 'U', 'K', 'C'] },
  { does: 'In “Ready to send”: back into the email', keys: ['Esc'] },
  { does: 'In the inbox: the next, the previous one', keys: ['↓', '↑'] },
  { does: 'In the inbox: open it, write about it, mark it read or unread', keys: ['Enter', 'W', 'R'] },
  { does: 'Close a dialog, a menu or a panel', keys: ['Esc'] },
  { does: 'Go to the notification', keys: ['F8'] },
  { does: 'Show this list', keys: ['?'] },
];

/** The keys that there are, and what they do. */
export default function KeysList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl tabIndex={0} className="divide-y divide-line outline-offset-4">
        {KEYS.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="text-muted">{does}</dt>
            <dd className="flex items-center gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
