import { FileText, House, Library, LogOut, type LucideIcon, MousePointerClick, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFollows } from '@/features/companies/queries';
import { useSession } from '@/features/session/use-session';
import { useOpenSignedIn } from '@/features/tools/open-external';
import { doorOf } from '@/features/tools/tool-door';
import { useTools } from '@/features/tools/use-tools';
import { askedLogOut } from '@/lib/signals';
import { NEW } from '@/lib/use-fresh-brief';
import { ADMIN_LINKS, OWN_LINKS } from '../menu-links';

/** Something that the palette does by its name. */
export interface Command {
  group: 'On this page' | 'Create new' | 'Go to';
  name: string;
  Icon: LucideIcon;
  run: () => void;
}

const PLACES = [
  { path: '/', name: 'Dashboard', Icon: House },
  { path: '/?tab=generations', name: 'My Generations', Icon: Library },
  ...OWN_LINKS,
];

/** Everything that can be done from here: with what is on the page, with each tool, and where one can go. */
export function useCommands(): Command[] {
  const navigate = useNavigate();
  const tools = useTools().data ?? [];
  const followed = useFollows().data ?? [];
  const isAdmin = useSession().data?.role === 'admin';
  const { open } = useOpenSignedIn();
  const [onPage] = useState(readPage);
  const places = isAdmin ? [...PLACES, ...ADMIN_LINKS] : PLACES;
  return [
    ...onPage,
    ...tools.flatMap((tool): Command[] => {
      const door = doorOf(tool);
      const command = { group: 'Create new', name: tool.displayName, Icon: SquarePen } as const;
      if (door.kind === 'screen') return [{ ...command, run: () => void navigate(`${door.to}?${NEW}`) }];
      if (door.kind === 'external') return [{ ...command, run: () => open(door.url) }];
      return [];
    }),
    ...places.map(({ path, name, Icon }): Command => ({ group: 'Go to', name, Icon, run: () => void navigate(path) })),
    ...followed.map(({ cik, ticker, name }): Command => {
      const run = () => void navigate(`/companies/${cik}`);
      return { group: 'Go to', name: `${ticker}, ${name}`, Icon: FileText, run };
    }),
    { group: 'Go to', name: 'Log out', Icon: LogOut, run: askedLogOut.tell },
  ];
}

/** The buttons that the page offers by name, as it stands when the palette opens. */
function readPage(): Command[] {
  return buttonsOfPage().map((button) => {
    const name = nameOf(button);
    // The page may have drawn it anew meanwhile.
    const run = () => press(buttonsOfPage().find((one) => nameOf(one) === name));
    return { group: 'On this page', name, Icon: MousePointerClick, run };
  });
}

function buttonsOfPage(): HTMLButtonElement[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-command]:not(:disabled)');
  return [...buttons].filter((button) => button.checkVisibility());
}

const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.innerText;

/** Presses a button as one does by keyboard: one with a menu opens it. */
function press(button: HTMLButtonElement | undefined): void {
  button?.focus();
  if (button?.ariaHasPopup) button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  else button?.click();
}
