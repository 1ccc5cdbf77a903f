import {
  CAMPAIGN_GENERATOR,
  CLONE_WINNER,
  COACH,
  EDITORIAL_AGENT,
  HOTLIST,
  STARTING_NOW,
  SUBJECT_LINES,
} from '@copydesk/contracts';
import {
  CalendarRange,
  FileText,
  Heading,
  type LucideIcon,
  Mail,
  Megaphone,
  GraduationCap,
  Flame,
  PenTool,
  Radio,
  Share2,
  Trophy,
} from 'lucide-react';
import { classNames } from '@/ui/class-names';

interface Look {
  Icon: LucideIcon;
  tint: string;
}

/** By these a tool is known at a glance. */
const OWN: ReadonlyMap<string, Look> = new Map([
  [HOTLIST.name, { Icon: Flame, tint: 'bg-accent-soft text-accent' }],
  [STARTING_NOW.name, { Icon: Radio, tint: 'bg-click-soft text-click' }],
  [CLONE_WINNER.name, { Icon: Trophy, tint: 'bg-kick-soft text-kick' }],
  [CAMPAIGN_GENERATOR.name, { Icon: CalendarRange, tint: 'bg-intrigue-soft text-intrigue' }],
  [SUBJECT_LINES.name, { Icon: Heading, tint: 'bg-disrupt-soft text-disrupt' }],
  [COACH.name, { Icon: GraduationCap, tint: 'bg-warn-soft text-warn' }],
  [EDITORIAL_AGENT.name, { Icon: PenTool, tint: 'bg-lifted text-muted' }],
]);

/** Of a tool that is a row of the catalog and nothing else, by the icon that its row names. */
const NAMED: ReadonlyMap<string, LucideIcon> = new Map([
  ['mail', Mail],
  ['share-2', Share2],
  ['megaphone', Megaphone],
  ['file-text', FileText],
]);

export function ToolMark({ tool: { name, icon } }: { tool: { name: string; icon: string | null } }) {
  const { Icon, tint } = OWN.get(name) ?? { Icon: NAMED.get(icon ?? '') ?? FileText, tint: 'bg-lifted text-accent' };
  return (
    <span aria-hidden className={classNames('grid size-9 shrink-0 place-items-center rounded-md', tint)}>
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}
