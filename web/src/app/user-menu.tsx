import { ChevronDown, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { displayName } from '@/features/session/display-name';
import { useLogOut } from '@/features/session/use-log-out';
import { useSession } from '@/features/session/use-session';
import { forgetStoredState } from '@/lib/use-stored-state';

/** Not modal: Radix would put a style element into the page to hold it still, which the policy refuses. */
export function UserMenu() {
  const user = useSession().data;
  const logOut = useLogOut(forgetStoredState);
  if (!user) return null;
  const name = displayName(user);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`My Account: ${name}`}
        className="flex items-center gap-2.5 rounded-md py-1 text-muted transition-colors duration-150 hover:text-text data-[state=open]:text-text"
      >
        <span
          aria-hidden
          className="grid size-7 place-items-center rounded-full bg-lifted text-xs font-semibold text-text uppercase"
        >
          {Array.from(name)[0]}
        </span>
        <span className="max-md:hidden">My Account</span>
        <ChevronDown className="size-4 max-md:hidden" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-56 animate-fade-in rounded-lg border border-line-strong bg-raised p-1.5 shadow-float"
        >
          <DropdownMenu.Label className="px-2.5 py-2">
            <span className="block text-xs text-muted">My Account</span>
            <span className="block max-w-64 truncate font-medium">{name}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
          <DropdownMenu.Item
            disabled={logOut.isPending}
            onSelect={() => logOut.mutate()}
            className="flex items-center gap-2.5 rounded-md px-2.5 py-2 text-muted outline-none data-highlighted:bg-lifted data-highlighted:text-text"
          >
            <LogOut className="size-4" aria-hidden />
            Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
