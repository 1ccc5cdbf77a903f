import type { ReactNode } from 'react';
import { fieldOf, fieldsOf, STEPS, type FieldName } from '@/features/campaigns/wizard-fields';
import { classNames } from '@/ui/class-names';
import { PastExpiry } from './past-expiry';
import type { Wizard } from './use-wizard';

interface GenerateStepProps {
  wizard: Wizard;
  onGo: (field: FieldName) => void;
}

/** The last look before a campaign is written: what does not agree, what was left out, and the confirmation. */
export function GenerateStep({ wizard, onGo }: GenerateStepProps) {
  const { missing, contradictions } = wizard;
  const against = STEPS.flatMap(fieldsOf).filter((name) => contradictions[name] !== undefined);
  return (
    <>
      {against.length > 0 && (
        <LeftToDo title="Does not agree" label="What does not agree" isWarning>
          {against.map((name) => (
            <li key={name}>
              <FieldLink name={name} onGo={onGo} />: {contradictions[name]}
            </li>
          ))}
        </LeftToDo>
      )}
      {missing.length > 0 && (
        <LeftToDo
          title="Not filled in. The campaign can be written without it, and is better with it."
          label="What is missing"
        >
          {missing.map((name) => (
            <li key={name}>
              <FieldLink name={name} onGo={onGo} />
            </li>
          ))}
        </LeftToDo>
      )}
      <PastExpiry day={wizard.values['urgencyElements.expiryDate']} />
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
          checked={wizard.isConfirmed}
          onChange={(event) => wizard.setConfirmed(event.target.checked)}
        />
        I confirm that I want to generate the campaign content
      </label>
    </>
  );
}

interface LeftToDoProps {
  title: string;
  label: string;
  isWarning?: boolean;
  children: ReactNode;
}

function LeftToDo({ title, label, isWarning = false, children }: LeftToDoProps) {
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 rounded-md border p-3',
        isWarning ? 'border-warn/30 bg-warn-soft' : 'border-line bg-raised',
      )}
    >
      <p className={classNames('font-medium', isWarning && 'text-warn')}>{title}</p>
      <ul aria-label={label} className="flex flex-col gap-1 text-sm">
        {children}
      </ul>
    </div>
  );
}

/** Leads to a field of another step. */
function FieldLink({ name, onGo }: { name: FieldName; onGo: (field: FieldName) => void }) {
  return (
    <button
      type="button"
      className="text-left text-text underline underline-offset-2 max-md:min-h-11"
      onClick={() => onGo(name)}
    >
      {fieldOf(name).label}
    </button>
  );
}
