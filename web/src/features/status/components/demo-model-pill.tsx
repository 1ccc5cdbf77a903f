import { useQuery } from '@tanstack/react-query';
import { Pill } from '@/ui/pill';
import { getStatus } from '../api/get-status';

/** Shown while no real model is set, so that nobody takes its writing for more than it is. */
export function DemoModelPill() {
  const status = useQuery({ queryKey: ['status'], queryFn: getStatus });
  if (!status.data?.demoModel) return null;
  return (
    <Pill tone="warn">
      <span aria-hidden className="size-1.5 rounded-full bg-warn" />
      <span>
        Demo<span className="max-sm:sr-only"> model</span>
      </span>
    </Pill>
  );
}
