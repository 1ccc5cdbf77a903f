import { STEPS, stepOf } from '@/features/campaigns/wizard-fields';
import { PastExpiry } from './past-expiry';
import type { Wizard } from './use-wizard';

/** The last look before a campaign is written: what is missing, and the confirmation. */
export function GenerateStep({ wizard, missing }: { wizard: Wizard; missing: Record<string, string> }) {
  const lacks = Object.entries(missing);
  return (
    <>
      {lacks.length > 0 && (
        <div className="flex flex-col gap-2 rounded-md border border-warn/30 bg-warn-soft p-3">
          <p className="font-medium text-warn">
            Still missing. The campaign can be written without it, and is better with it.
          </p>
          <ul aria-label="What is missing" className="flex flex-col gap-1 text-sm">
            {lacks.map(([name, message]) => (
              <li key={name}>
                <button
                  type="button"
                  className="text-left text-text underline underline-offset-2"
                  onClick={() => wizard.go(STEPS.findIndex((step) => step === stepOf(name)))}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
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
