import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { IsAngle, IsShape } from '../angles';
import { ChoosesBrand } from '../spoken-brand';
import { IsDocumentId } from '../documents';
import { IsNotBlank } from '../is-not-blank';
import { INTEGER_MAX, LIMITS } from '../limits';
import type { Field, RequestOf, SelectedCatalyst, TextField, Writer } from './tool';

/** The rules of a field, in the order in which they are checked. */
const RULES: { [K in Field['kind']]: (field: Extract<Field, { kind: K }>) => PropertyDecorator[] } = {
  text: textRules,
  document: ({ tooLong }) => [
    IsString({ message: 'File content must be text' }),
    MaxLength(LIMITS.documentMax, { message: tooLong }),
    IsOptional(),
  ],
  documentId: () => [IsDocumentId()],
  catalystIds: () => [
    IsArray(IDS),
    ArrayMaxSize(LIMITS.catalystsMax, TOO_MANY),
    IsInt({ ...IDS, each: true }),
    Min(1, { ...IDS, each: true }),
    Max(INTEGER_MAX, { ...IDS, each: true }),
    IsOptional(),
  ],
  catalysts: () => [
    IsArray({ message: 'Catalysts must be a list' }),
    ArrayMaxSize(LIMITS.catalystsMax, TOO_MANY),
    ValidateBy(
      { name: 'selectedCatalyst', validator: { validate: isSelectedCatalyst } },
      { each: true, message: 'Each catalyst needs an id and a text' },
    ),
    IsOptional(),
  ],
  angle: () => [IsAngle(), IsOptional()],
  shape: () => [IsShape(), IsOptional()],
  app: () => [IsString(APP), MaxLength(LIMITS.nameMax, APP), IsOptional()],
};

const IDS = { message: 'Catalyst ids must be numbers' };
const TOO_MANY = { message: `Choose at most ${LIMITS.catalystsMax} catalysts` };
const APP = { message: 'app must be the name of a tool' };

function textRules({ name, max, min, required }: TextField): PropertyDecorator[] {
  const tooLong = { message: `${name} must be at most ${max.toLocaleString('en-US')} characters` };
  if (required === undefined)
    return [IsString({ message: `${name} must be text` }), MaxLength(max, tooLong), IsOptional()];
  const rules = [IsString({ message: required }), MaxLength(max, tooLong)];
  if (min !== undefined) rules.push(MinLength(min, { message: required }));
  return [...rules, IsNotBlank({ message: required })];
}

const ID_MAX = 100;
/** A catalyst's title, and what it says. */
const TEXT_MAX = LIMITS.titleMax + 1 + LIMITS.longTextMax;

function isSelectedCatalyst(value: unknown): value is SelectedCatalyst {
  if (typeof value !== 'object' || value === null || !('id' in value && 'text' in value)) return false;
  const { id, text } = value;
  return typeof id === 'string' && id.length <= ID_MAX && typeof text === 'string' && text.length <= TEXT_MAX;
}

const known = new WeakMap<object, new () => object>();

/** The class by which a writer's request is checked, on both sides. */
export function requestClassOf<W extends Pick<Writer, 'fields'>>({ fields }: W): new () => RequestOf<W['fields']> {
  const made = known.get(fields) ?? makeClass(fields);
  known.set(fields, made);
  // Its rules are those of the fields, and its type is derived from them.
  return made as new () => RequestOf<W['fields']>;
}

function makeClass(fields: Writer['fields']): new () => object {
  class WriterRequest {}
  ChoosesBrand(WriterRequest);
  for (const [name, field] of Object.entries(fields))
    for (const rule of rulesOf(field)) rule(WriterRequest.prototype, name);
  return WriterRequest;
}

function rulesOf<K extends Field['kind']>(field: Extract<Field, { kind: K }>): PropertyDecorator[] {
  return RULES[field.kind](field);
}
