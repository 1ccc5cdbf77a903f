import { useLayoutEffect, useRef } from 'react';
import { BrandChip } from '@/features/brands/brand-choice';
import { CampaignList } from '@/features/campaigns/components/campaign-list';
import { WizardControl } from '@/features/campaigns/components/wizard-control';
import { fieldOf, fieldsOf, stepOf, STEPS, type Step } from '@/features/campaigns/wizard-fields';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { GoOnWith } from '@/ui/go-on-with';
import { Progress } from '@/ui/progress';
import { PastExpiry } from './past-expiry';
import type { Wizard } from './use-wizard';

/** Winners beside losers, and the three prices in a row. */
const COLUMNS: Partial<Record<Step, string>> = { Performance: 'sm:grid-cols-2', Offer: 'sm:grid-cols-3' };

/** Six steps to a campaign. Every step can be left and come back to; nothing is required before the last. */
export function WizardScreen({ wizard, onClear }: { wizard: Wizard; onClear: () => void }) {
  const { step, values, errors, missing, set, go } = wizard;
  const name = STEPS[step] ?? 'Context';
  const isLast = step === STEPS.length - 1;
  const shownStep = useRef(step);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (shownStep.current !== step) {
      scrollTo(0, 0);
      // The buttons stand below the fields: by keyboard one goes on above them, from the name of the step.
      if (!document.activeElement?.closest('nav')) heading.current?.focus({ preventScroll: true });
    }
    shownStep.current = step;
  }, [step]);
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 lg:pt-8">
      <div className="flex flex-col gap-4">
        {wizard.earlier !== null && <GoOnWith name={wizard.earlier} onGoOn={wizard.goOn} />}
        <BrandChip {...wizard.brand} />
        <StepBar step={step} onGo={go} />
      </div>
      <Card aria-labelledby="step" className="flex flex-col gap-5 p-4 sm:p-6">
        <h2
          id="step"
          ref={heading}
          tabIndex={-1}
          className="font-serif text-[1.625rem] leading-tight tracking-[-0.01em] outline-none"
        >
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
        {name === 'Context' && <CampaignDocument wizard={wizard} />}
        {name === 'Urgency' && <PastExpiry day={values['urgencyElements.expiryDate']} />}
        {isLast && <GenerateStep wizard={wizard} missing={missing} />}
        <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-4">
          <div className="flex gap-2">
            <Button disabled={step === 0} onClick={() => go(step - 1)}>
              Previous
            </Button>
            {!wizard.isEmpty && (
              <Button variant="quiet" onClick={onClear}>
                Clear Form
              </Button>
            )}
          </div>
          {isLast ? (
            <Button variant="main" className="ml-auto" disabled={wizard.isSending} onClick={wizard.generate}>
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

/** Where one stands among the steps; each of them can be opened. */
function StepBar({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  return (
    <nav aria-label="Steps" className="flex flex-col gap-2.5">
      <p className="text-sm text-muted tabular-nums">
        Step {step + 1} of {STEPS.length}
      </p>
      <Progress label="Steps" value={step + 1} max={STEPS.length} />
      <ol className="-mx-1 flex flex-wrap gap-1">
        {STEPS.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onGo(index)}
              className={classNames(
                'min-h-8 max-md:min-h-11 rounded-md px-2 text-sm transition-colors duration-150 hover:bg-raised',
                index === step ? 'font-semibold text-text' : 'text-muted',
              )}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A document whose facts and stories go into the campaign. */
function CampaignDocument({ wizard: { document, setDocument } }: { wizard: Wizard }) {
  const intake = useFileIntake({ summarizes: false, onProcessed: () => undefined });
  return (
    <div className="relative flex flex-col gap-2">
      <p className="text-sm font-medium text-muted">
        Document <span className="text-xs font-normal text-faint">optional</span>
      </p>
      <DocumentIntake intake={intake} document={document} onTake={setDocument} onForget={() => setDocument(null)}>
        {null}
      </DocumentIntake>
    </div>
  );
}

/** The last look before a campaign is written: what is missing, and the confirmation. */
function GenerateStep({ wizard, missing }: { wizard: Wizard; missing: Record<string, string> }) {
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
                  className="text-left text-text underline underline-offset-2 max-md:min-h-11"
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
