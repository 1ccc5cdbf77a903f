import { STEPS } from '@/features/campaigns/wizard-fields';
import { classNames } from '@/ui/class-names';
import { Progress } from '@/ui/progress';

/** Where one stands among the steps; each of them can be opened. */
export function StepBar({ step, onGo }: { step: number; onGo: (step: number) => void }) {
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
                'min-h-8 rounded-md px-2 text-sm transition-colors duration-150 hover:bg-raised',
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
