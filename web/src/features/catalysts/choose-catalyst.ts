import { LIMITS } from '@copydesk/contracts';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import type { ListedCatalyst } from './catalyst-search';
import type { ChosenCatalyst } from './chosen-catalysts';

/** Adds a catalyst and says so, or takes out one that was there. */
export function chooseCatalyst(chosen: ChosenCatalyst[], { id, title, text }: ListedCatalyst): ChosenCatalyst[] {
  const others = chosen.filter((one) => one.id !== id);
  if (others.length < chosen.length) return others;
  if (chosen.length >= LIMITS.catalystsMax) {
    toastFailure(`Choose at most ${LIMITS.catalystsMax} catalysts`, 'Take one out to add another.');
    return chosen;
  }
  toast({ title: 'Catalyst Added', description: title });
  return [...chosen, { id, title, text }];
}
