import { LoaderCircle, SearchCheck } from 'lucide-react';
import { ActionButton, type ActionLook } from '../components/action-button';
import type { useFactCheck } from './use-fact-check';

interface FactCheckButtonProps {
  factCheck: ReturnType<typeof useFactCheck>;
  look: ActionLook;
  disabled: boolean;
}

/** Checks what is selected in the email. */
export function FactCheckButton({ factCheck, look, disabled }: FactCheckButtonProps) {
  const icon = factCheck.isRunning ? (
    <LoaderCircle className="size-4 text-accent motion-safe:animate-spin" aria-hidden />
  ) : (
    <SearchCheck className="size-4" aria-hidden />
  );
  return (
    <ActionButton
      look={look}
      label="Fact check"
      icon={icon}
      disabled={disabled}
      // Some browsers drop the selection where a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={factCheck.checkSelection}
    />
  );
}
