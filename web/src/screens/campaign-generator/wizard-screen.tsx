import { useLayoutEffect, useRef } from 'react';
import { BrandChip } from '@/features/brands/brand-choice';
import { CampaignList } from '@/features/campaigns/components/campaign-list';
import { WizardControl } from '@/features/campaigns/components/wizard-control';
import { SendDays } from '@/features/campaigns/components/send-days';
import { fieldOf, fieldsOf, stepOf, STEPS, type FieldName, type Step } from '@/features/campaigns/wizard-fields';
import { NEEDED } from '@/features/campaigns/wizard-values';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFilingSearch } from '@/features/session/use-filing-search';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { GoOnWith } from '@/ui/go-on-with';
import { GenerateStep } from './generate-step';
import { PastExpiry } from './past-expiry';
import { StepBar } from './step-bar';
import type { Wizard } from './use-wizard';

/** Winners beside losers, and the old price beside the new one. */
const COLUMNS: Partial<Record<Step, string>> = { Performance: 'sm:grid-cols-2', Offer: 'sm:grid-cols-2' };

/** Six steps to a campaign. Every step can be left and come back to; nothing is required before the last. */
export function WizardScreen({ wizard, onClear }: { wizard: Wizard; onClear: () => void }) {
  const { step, values, errors, contradictions, set, go } = wizard;
  const name = STEPS[step] ?? 'Context';
  const isLast = step === STEPS.length - 1;
  const lacking = wizard.missing.filter((field) => fieldOf(field).mark === 'required').length;
  const shownStep = useRef(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<FieldName | null>(null);
  const goTo = (field: FieldName) => {
    wanted.current = field;
    go(STEPS.findIndex((name) => name === stepOf(field)));
  };
  useLayoutEffect(() => {
    if (shownStep.current !== step) {
      scrollTo(0, 0);
      const field = document.querySelector<HTMLElement>(
        `[data-field="${wanted.current}"] :is(input, textarea, select)`,
      );
      wanted.current = null;
      // The buttons stand below the fields: by keyboard one goes on above them, from the name of the step.
      if (field) field.focus();
      else if (!document.activeElement?.closest('nav')) heading.current?.focus({ preventScroll: true });
    }
    shownStep.current = step;
  }, [step]);
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 lg:pt-8">
      <div className="flex flex-col gap-4">
        {wizard.earlier !== null && <GoOnWith name={wizard.earlier} onGoOn={wizard.goOn} />}
        <BrandChip {...wizard.brand} />
        <StepBar step={step} onGo={go} filled={NEEDED - lacking} />
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
            <div
              key={field}
              data-field={field}
              className={fieldOf(field).kind === 'words' ? 'col-span-full' : undefined}
            >
              <WizardControl
                name={field}
                value={values[field]}
                error={errors[field]}
                doubt={contradictions[field]}
                isOfOffer={wizard.isOfOffer(field)}
                onChange={(value) => set(field, value)}
              />
              {field === 'schedule.rhythm' && <SendDays days={wizard.sendDates} />}
            </div>
          ))}
        </div>
        {name === 'Context' && <CampaignDocument wizard={wizard} />}
        {name === 'Urgency' && <PastExpiry day={values['urgencyElements.expiryDate']} />}
        {isLast && <GenerateStep wizard={wizard} onGo={goTo} />}
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

/** A document whose facts and stories go into the campaign. */
function CampaignDocument({ wizard: { document, setDocument } }: { wizard: Wizard }) {
  const intake = useFileIntake({ summarizes: false, onProcessed: () => undefined });
  return (
    <div className="relative flex flex-col gap-2">
      <p className="text-sm font-medium text-muted">
        Document <span className="text-xs font-normal text-faint">optional</span>
      </p>
      <DocumentIntake
        intake={intake}
        search={useFilingSearch()}
        document={document}
        onTake={setDocument}
        onForget={() => setDocument(null)}
      >
        {null}
      </DocumentIntake>
    </div>
  );
}
