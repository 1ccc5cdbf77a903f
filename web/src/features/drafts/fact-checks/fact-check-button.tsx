import { SearchCheck } from 'lucide-react';
import { ActionButton, type ActionLook } from '../components/action-button';
import type { useFactCheck } from './use-fact-check';

interface FactCheckButtonProps {
  factCheck: ReturnType<typeof useFactCheck>;
  look: ActionLook;
  disabled: boolean;
}

/** Checks what is selected in the email. */
export function FactCheckButton({ factCheck, look, disabled }: FactCheckButtonProps) {
  return (
    <ActionButton
      look={look}
      label="Fact check"
      Icon={SearchCheck}
      isRunning={factCheck.isRunning}
      disabled={disabled}
      // Some browsers drop the selection where a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={factCheck.checkSelection}
    />
  );
}
