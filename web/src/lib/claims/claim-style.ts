import type { ClaimLook } from '@copydesk/text';
import { Check, CircleHelp, Equal, Eye, Stamp, TriangleAlert, UserCheck, type LucideIcon } from 'lucide-react';

/** How each claim is underlined: by the kind of its line as well as by its color. */
export const UNDERLINE: Record<ClaimLook, string> = {
  traced: 'underline decoration-good/70 decoration-1 underline-offset-[0.28em]',
  derived: 'underline decoration-dashed decoration-accent/80 decoration-1 underline-offset-[0.28em]',
  found: 'underline decoration-warn decoration-1 underline-offset-[0.28em]',
  mismatch: 'rounded-[3px] bg-bad-soft underline decoration-wavy decoration-bad decoration-1 underline-offset-[0.28em]',
  unsourced: 'underline decoration-dotted decoration-warn decoration-2 underline-offset-[0.28em]',
  confirmed: 'underline decoration-double decoration-good/70 decoration-1 underline-offset-[0.28em]',
  waived: 'underline decoration-double decoration-muted decoration-1 underline-offset-[0.28em]',
};

/** Takes the line away until somebody rests on the words, or goes to them. */
export const QUIET_UNDERLINE = 'not-hover:not-focus:decoration-transparent!';

export const LOOKS: Record<ClaimLook, { Icon: LucideIcon; color: string }> = {
  traced: { Icon: Check, color: 'text-good' },
  derived: { Icon: Equal, color: 'text-accent' },
  found: { Icon: Eye, color: 'text-warn' },
  mismatch: { Icon: TriangleAlert, color: 'text-bad' },
  unsourced: { Icon: CircleHelp, color: 'text-warn' },
  confirmed: { Icon: UserCheck, color: 'text-good' },
  waived: { Icon: Stamp, color: 'text-muted' },
};
