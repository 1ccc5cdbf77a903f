import { ChevronDown, LogOut } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayName, useSession } from '@/features/session/use-session';
import { lazyComponent } from '@/lib/lazy-component';
import { askedLogOut } from '@/lib/signals';
import { Menu, MenuItem, MenuLabel } from '@/ui/menu';
import { ADMIN_LINKS, OWN_LINKS } from './menu-links';

const LogOutNow = lazyComponent(() => import('./log-out-now'));

export function UserMenu() {
  const user = useSession().data;
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    return askedLogOut.listen(() => setLeaving(true));
  }, []);
  if (!user) return null;
  const name = displayName(user);
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`My Account: ${name}`}
            className="flex items-center gap-2.5 rounded-md py-1 text-muted transition-colors max-md:size-11 max-md:justify-center duration-150 hover:text-text data-[state=open]:text-text"
          >
            <span
              aria-hidden
              className="grid size-7 place-items-center rounded-full bg-lifted text-xs font-semibold text-text uppercase"
            >
              {Array.from(name)[0]}
            </span>
            <span className="max-md:hidden">My Account</span>
            <ChevronDown className="size-4 max-md:hidden barred:hidden" aria-hidden />
          </button>
        }
      >
        <MenuLabel>
          <span className="block">My Account</span>
          <span className="block max-w-64 truncate text-base font-medium text-text">{name}</span>
        </MenuLabel>
        <hr className="mx-1 my-1 border-line" />
        {(user.role === 'admin' ? [...OWN_LINKS, ...ADMIN_LINKS] : OWN_LINKS).map(({ path, name: link, Icon }) => (
          <MenuItem key={path} icon={<Icon className="size-4" aria-hidden />} onSelect={() => void navigate(path)}>
            {link}
          </MenuItem>
        ))}
        <MenuItem icon={<LogOut className="size-4" aria-hidden />} disabled={isLeaving} onSelect={askedLogOut.tell}>
          Log out
        </MenuItem>
      </Menu>
      {isLeaving && (
        <Suspense>
          <LogOutNow onEnd={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
