import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { Pill } from '@/ui/pill';

/** Shown while no real model is set, so that nobody takes its writing for more than it is. */
export function DemoModelPill() {
  if (!useDemoModel()) return null;
  return (
    <Pill tone="warn">
      <span aria-hidden className="size-1.5 rounded-full bg-warn" />
      <span>
        Demo<span className="max-sm:sr-only"> model</span>
      </span>
    </Pill>
  );
}

/** True while no real model is set. */
function useDemoModel(): boolean {
  return useQuery({ queryKey: ['status'], queryFn: () => http.get('/api/status') }).data?.demoModel ?? false;
}
