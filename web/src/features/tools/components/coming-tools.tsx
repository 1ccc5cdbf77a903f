import { Clock } from 'lucide-react';

const COMING = ['Renewal campaign bot', 'Telesales copy bot', 'Telegram bot'];

export function ComingTools() {
  return COMING.map((name) => (
    <div
      key={name}
      role="group"
      aria-label={name}
      aria-disabled
      className="flex items-center gap-3 rounded-lg border border-dashed border-line px-4.5 py-4 text-faint"
    >
      <Clock className="size-4" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="text-sm">Coming soon</span>
    </div>
  ));
}
