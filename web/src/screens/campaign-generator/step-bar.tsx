import { STEPS } from '@/features/campaigns/wizard-fields';
import { NEEDED } from '@/features/campaigns/wizard-values';
import { classNames } from '@/ui/class-names';
import { Progress } from '@/ui/progress';

interface StepBarProps {
  step: number;
  /** How many of the fields that a good campaign needs. */
  filled: number;
  onGo: (step: number) => void;
}

/** Where one stands among the steps, each of which can be opened, and how much of the brief is there. */
export function StepBar({ step, filled, onGo }: StepBarProps) {
  return (
    <nav aria-label="Steps" className="flex flex-col gap-2.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>
          Step {step + 1} of {STEPS.length}
        </span>
        <span>
          {filled} of {NEEDED} filled in
        </span>
      </p>
      <Progress label="Filled in" value={filled} max={NEEDED} />
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
