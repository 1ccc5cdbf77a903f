import { classNames } from './class-names';

/** A gray shape in the place of what is still coming. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-md bg-raised', className)} />;
}
