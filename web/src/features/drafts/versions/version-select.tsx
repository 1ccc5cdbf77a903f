import { ChevronDown } from 'lucide-react';
import { CONTROL_STYLE } from '@/ui/control-style';
import { Field } from '@/ui/field';
import { classNames } from '@/ui/class-names';
import type { Version } from '../threads/versions-of';
import { describeOrigin } from './describe-origin';

interface VersionSelectProps {
  label: string;
  versions: Version[];
  value: number;
  onChange: (number: number) => void;
}

export function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <span className="relative">
          <select
            {...control}
            value={value}
            onChange={(event) => onChange(Number(event.target.value))}
            className={classNames(CONTROL_STYLE, 'h-10 appearance-none pr-9')}
          >
            {versions.map((version) => (
              <option key={version.number} value={version.number}>
                Version {version.number}, {describeOrigin(version)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-faint"
          />
        </span>
      )}
    </Field>
  );
}
