import { LogoMark } from './logo-mark';

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-[-0.01em] text-text">
      <LogoMark className="size-5.5" />
      Copydesk
    </span>
  );
}
