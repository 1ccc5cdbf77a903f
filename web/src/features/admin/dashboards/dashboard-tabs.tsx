import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { TAB, TAB_LIST } from '@/ui/tab-style';

interface DashboardTabsProps {
  tabs: { name: string; content: ReactNode }[];
}

export function DashboardTabs({ tabs }: DashboardTabsProps) {
  return (
    <Tabs.Root defaultValue="0">
      <Tabs.List aria-label="Dashboard" className={TAB_LIST}>
        {tabs.map(({ name }, at) => (
          <Tabs.Trigger key={name} value={String(at)} className={TAB}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }, at) => (
        <Tabs.Content key={name} value={String(at)} tabIndex={-1} className="flex flex-col gap-3.5 pt-4.5 outline-none">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
