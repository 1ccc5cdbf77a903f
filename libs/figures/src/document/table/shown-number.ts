import { isDigit, isLetterOrNumber, Scanner, spaced } from '../../characters';

/** A number as a cell or a sentence prints it. */
export interface ShownNumber {
  /** With its sign, before any scale of a heading: -142 for '(142)'. */
  value: number;
  unit: 'percent' | 'points' | 'multiple' | 'money' | null;
  /** How many digits stand behind the point. */
  decimals: number;
}

/** Reads a cell: '$(0.29)', '14.1%', '—' for nothing. Null for what is no number. */
export function readShownNumber(text: string): ShownNumber | null {
  // Signs that have cells of their own stand some way off in a text.
  const plain = spaced(text.trim());
  if (isDash(plain)) return { value: 0, unit: plain.includes('%') ? 'percent' : null, decimals: 0 };
  const read = scanNumber(plain);
  if (!read || read.isPlus) return null;
  const { isNegative, isMoney, digits, unit } = read;
  const size = Number(digits.replaceAll(',', ''));
  const point = digits.indexOf('.');
  return {
    value: isNegative ? -size : size,
    unit: unitOf(unit, isMoney),
    decimals: point < 0 ? 0 : digits.length - point - 1,
  };
}

function unitOf(unit: string, isMoney: boolean): ShownNumber['unit'] {
  if (unit === '%') return 'percent';
  if (unit === 'x') return 'multiple';
  if (unit !== '') return 'points';
  return isMoney ? 'money' : null;
}

const CURRENCIES = '$€£¥';
const MINUS = '-−–';
const COUNTRIES = ['US', 'C', 'A'];
const UNITS = ['%', 'x', 'pts', 'pt', 'bps'];

interface ScannedNumber {
  isPlus: boolean;
  isNegative: boolean;
  isMoney: boolean;
  /** With its commas. */
  digits: string;
  unit: string;
}

/** A number as tables print it, with its signs, brackets and unit; null for what is none. */
export function scanNumber(text: string): ScannedNumber | null {
  const scanner = new Scanner(text);
  const step = (of: string) => {
    const found = scanner.one(of);
    scanner.space();
    return found;
  };
  const open = step('(');
  const sign = step(`+${MINUS}`);
  scanner.first(COUNTRIES);
  const money = step(CURRENCIES);
  const inner = step('(');
  const low = scanner.one(MINUS);
  const digits = digitsAt(scanner);
  if (digits === '') return null;
  scanner.space();
  step(')');
  const unit = scanner.first(UNITS);
  scanner.space();
  scanner.one(')');
  if (!scanner.isAtEnd && !isMark(text.slice(scanner.at).trim())) return null;
  const isNegative = open + inner + low !== '' || (sign !== '' && sign !== '+');
  return { isPlus: sign === '+', isNegative, isMoney: money !== '', digits, unit };
}

/** '1,234.5', '.5' */
function digitsAt(scanner: Scanner): string {
  const whole = isDigit(scanner.next) ? scanner.run((one) => isDigit(one) || one === ',') : '';
  const isDecimal = scanner.next === '.' && isDigit(scanner.text.charAt(scanner.at + 1));
  if (whole.endsWith(',')) return '';
  return isDecimal ? whole + scanner.one('.') + scanner.run(isDigit) : whole;
}

/** A footnote's: '*', '(a)'. */
const isMark = (text: string): boolean =>
  text === '*' || (text.length === 3 && text.startsWith('(') && text.endsWith(')') && isLetterOrNumber(text.charAt(1)));

/** A dash for no value: '—', '$ --', '—%'. */
export function isDash(text: string): boolean {
  const scanner = new Scanner(text);
  scanner.one(CURRENCIES);
  scanner.space();
  const dashes = scanner.run((one) => '—–-'.includes(one)).length;
  if (dashes < 1 || dashes > 3) return false;
  scanner.space();
  scanner.one('%');
  scanner.one(')');
  return scanner.isAtEnd;
}
