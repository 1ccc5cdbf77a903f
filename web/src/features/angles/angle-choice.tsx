import { LIMITS, SHAPES, type Angle, type Shape } from '@copydesk/contracts';
import { useId } from 'react';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-area';
import { describeFacts, wordsOf } from './angle-words';
import type { Angles } from './use-angles';

interface ChosenAngle {
  angle: string;
  shape: Shape | null;
}

interface AngleListProps {
  angles: Angles;
  angle: string;
  onChoose: (angle: string) => void;
  /** Says what is written where none is chosen. */
  none?: string;
}

const OPTION =
  'relative flex cursor-pointer gap-2.5 rounded-md px-2.5 py-2 transition-colors duration-150 hover:bg-raised data-checked:bg-accent-soft max-md:min-h-11';
const RADIO = 'mt-1 size-4 shrink-0 accent-(--color-accent)';

/** The angles that were offered, to choose one or none. */
export function AngleList({ angles, angle, onChoose, none = 'Leave it to the writer' }: AngleListProps) {
  const { state, ask } = angles;
  const name = useId();
  const isRunning = state === 'running';
  const offered = angles.angles;
  const said = wordsOf(state, offered.length);
  return (
    <div className="flex flex-col gap-1">
      {(isRunning || offered.length > 0) && (
        <fieldset aria-busy={isRunning} className="-mx-1 flex min-w-0 flex-col">
          <legend className="sr-only">Angles</legend>
          {isRunning
            ? [0, 1, 2].map((at) => <WaitingLine key={at} isShort={at % 2 === 1} />)
            : offered.map((one) => (
                <label key={one.line} data-checked={angle === one.line || undefined} className={OPTION}>
                  <input
                    type="radio"
                    name={name}
                    className={RADIO}
                    checked={angle === one.line}
                    onChange={() => onChoose(one.line)}
                  />
                  <Line angle={one} />
                </label>
              ))}
          <label data-checked={angle === '' || undefined} className={OPTION}>
            <input type="radio" name={name} className={RADIO} checked={angle === ''} onChange={() => onChoose('')} />
            <span className="text-muted">{none}</span>
          </label>
        </fieldset>
      )}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-muted">{said}</p>
        {!isRunning && (
          <Button size="small" variant="quiet" onClick={ask}>
            {state === 'failed' ? 'Try again' : state === 'idle' ? 'Offer three angles' : 'Offer others'}
          </Button>
        )}
      </div>
      <Announcement>{said}</Announcement>
    </div>
  );
}

function Line({ angle: { line, question, facts } }: { angle: Angle }) {
  return (
    <span className="min-w-0">
      <span dir="auto" className="block break-words text-text">
        {line}
      </span>
      {question && (
        <span dir="auto" className="mt-0.5 block text-sm break-words text-muted italic">
          {question}
        </span>
      )}
      {facts.length > 0 && (
        <span
          className={classNames(
            'mt-0.5 block text-sm',
            facts.some(({ status }) => status === 'found') ? 'text-warn' : 'text-faint',
          )}
        >
          {describeFacts(facts)}
        </span>
      )}
    </span>
  );
}

function WaitingLine({ isShort }: { isShort: boolean }) {
  return (
    <div className="px-2.5 py-2">
      <Skeleton className={classNames('h-5', isShort ? 'w-3/5' : 'w-4/5')} />
      <Skeleton className="mt-1.5 h-3.5 w-2/5" />
    </div>
  );
}

interface AngleChoiceProps extends ChosenAngle {
  /** Null where there is nothing yet that they could be offered for. */
  angles: Angles | null;
  error?: string | undefined;
  none?: string;
  onChange: (chosen: Partial<ChosenAngle>) => void;
}

/** What the email is about and how it is built: chosen, typed, or left to the writer. */
export function AngleChoice({ angles, angle, shape, error, none, onChange }: AngleChoiceProps) {
  const isOffered = angles?.angles.some(({ line }) => line === angle) ?? false;
  return (
    <div className="flex flex-col gap-3">
      {angles && <AngleList angles={angles} angle={angle} none={none} onChoose={(line) => onChange({ angle: line })} />}
      <TextArea
        label={angles ? 'Or an angle of your own' : 'Angle'}
        rows={1}
        maxLength={LIMITS.angleMax}
        placeholder="The one idea of this email, in a line"
        className="min-h-10! max-md:min-h-11!"
        error={error}
        value={isOffered ? '' : angle}
        onChange={({ target }) => onChange({ angle: target.value.replaceAll('\n', ' ') })}
      />
      <Field label="Shape">
        {(control) => (
          <Select
            {...control}
            value={shape ?? ''}
            onChange={({ target }) => onChange({ shape: isShape(target.value) ? target.value : null })}
          >
            <option value="">The writer chooses</option>
            {Object.entries(SHAPES).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

const isShape = (value: string): value is Shape => value in SHAPES;
