import { CampaignList } from '@/features/campaigns/components/campaign-list';
import { WizardControl } from '@/features/campaigns/components/wizard-control';
import { fieldOf, fieldsOf, STEPS, type Step } from '@/features/campaigns/wizard-fields';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { CampaignDocument } from './campaign-document';
import { GenerateStep } from './generate-step';
import { PastExpiry } from './past-expiry';
import { StepBar } from './step-bar';
import type { Wizard } from './use-wizard';

/** Winners beside losers, and the three prices in a row. */
const COLUMNS: Partial<Record<Step, string>> = { Performance: 'sm:grid-cols-2', Offer: 'sm:grid-cols-3' };

/** Six steps to a campaign. Every step can be left and come back to; nothing is required before the last. */
export function WizardScreen({ wizard }: { wizard: Wizard }) {
  const { step, values, errors, missing, set, go } = wizard;
  const name = STEPS[step] ?? 'Context';
  const isLast = step === STEPS.length - 1;
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 lg:pt-8">
      <StepBar step={step} onGo={go} />
      <Card aria-labelledby="step" className="flex flex-col gap-5 p-4 sm:p-6">
        <h2 id="step" className="font-serif text-[1.625rem] leading-tight tracking-[-0.01em]">
          {name}
        </h2>
        <div className={classNames('grid gap-4', COLUMNS[name])}>
          {fieldsOf(name).map((field) => (
            <div key={field} className={fieldOf(field).kind === 'words' ? 'col-span-full' : undefined}>
              <WizardControl
                name={field}
                value={values[field]}
                error={errors[field]}
                onChange={(value) => set(field, value)}
              />
            </div>
          ))}
        </div>
        {name === 'Context' && <CampaignDocument document={wizard.document} onChange={wizard.setDocument} />}
        {name === 'Urgency' && <PastExpiry day={values['urgencyElements.expiryDate']} />}
        {isLast && <GenerateStep wizard={wizard} missing={missing} />}
        <div className="flex justify-between gap-2 border-t border-line pt-4">
          <Button disabled={step === 0} onClick={() => go(step - 1)}>
            Previous
          </Button>
          {isLast ? (
            <Button variant="main" disabled={wizard.isSending} onClick={wizard.generate}>
              {wizard.isSending ? 'Generating...' : 'Generate Campaign'}
            </Button>
          ) : (
            <Button variant="main" onClick={() => go(step + 1)}>
              Next
            </Button>
          )}
        </div>
      </Card>
      <CampaignList />
    </main>
  );
}
