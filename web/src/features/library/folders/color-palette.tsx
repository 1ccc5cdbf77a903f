import { FOLDER_COLORS, type FolderColor } from '@copydesk/contracts';
import { COLOR_NAMES } from './color-names';

interface ColorPaletteProps {
  value: FolderColor;
  onChange: (color: FolderColor) => void;
}

/** The ten colours, one of them chosen. */
export function ColorPalette({ value, onChange }: ColorPaletteProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium text-muted">
        Color
        <span aria-hidden className="font-normal text-faint">
          {COLOR_NAMES[value]}
        </span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {FOLDER_COLORS.map((color) => (
          <label
            key={color}
            title={COLOR_NAMES[color]}
            className="grid size-10 cursor-pointer place-items-center rounded-full border border-transparent transition-colors duration-150 hover:bg-raised has-checked:border-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="color"
              value={color}
              aria-label={COLOR_NAMES[color]}
              checked={color === value}
              onChange={() => onChange(color)}
              className="sr-only"
            />
            <span aria-hidden style={{ backgroundColor: color }} className="size-6 rounded-full" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
