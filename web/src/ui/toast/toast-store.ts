import { create } from 'zustand';

interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
}

interface ToastState {
  current: (ToastContent & { id: number }) | null;
  announced: string;
}

/** At most one toast is shown: a new one takes the place of the old. */
export const useToastStore = create<ToastState>(() => ({ current: null, announced: '' }));

let lastId = 0;

/** Returns by what it can be dismissed. */
export function toast(content: ToastContent): number {
  lastId += 1;
  useToastStore.setState({ current: { ...content, id: lastId } });
  return lastId;
}

/** A toast in the destructive style, as every failure is told. */
export function toastFailure(title: string, description?: string): number {
  return toast({ title, description, variant: 'destructive' });
}

/** Reads a success to screen readers, without a toast: for what the screen itself already shows. */
export function announce({ title, description }: Pick<ToastContent, 'title' | 'description'>): void {
  useToastStore.setState({ announced: [title, description].filter(Boolean).join('. ') });
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ current }) => (current?.id === id ? { current: null } : {}));
}
