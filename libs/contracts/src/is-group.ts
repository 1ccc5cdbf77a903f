import { ValidateBy, validateSync, type ValidationArguments, type ValidationError } from 'class-validator';

type Group = new () => object;

interface GroupOptions {
  /** A list of such objects. */
  isList?: boolean;
}

/**
 * The value must be an object that its class accepts; what it leaves out has the class's default. The message is the
 * first one of its fields. (ValidateNested needs class-transformer, and that needs reflect-metadata in the browser.)
 */
export function IsGroup(Class: Group, { isList = false }: GroupOptions = {}): PropertyDecorator {
  const refused = isList ? listRefusals : refusals;
  return ValidateBy(
    {
      name: 'isGroup',
      validator: {
        validate: (value) => refused(Class, value).length === 0,
        defaultMessage: ({ value, property }: ValidationArguments) =>
          refused(Class, value)[0]?.message ?? `${property} is not valid`,
      },
    },
    { context: { group: Class, isList } },
  );
}

/** A field that was refused, by its place in the body: `performanceHighlights.winners`. */
export interface RefusedField {
  field: string;
  message: string;
}

/** The fields of a refused group or list of groups, each with its message; null where what was refused is no group. */
export function refusedInGroup({
  property,
  value,
  contexts,
}: Pick<ValidationError, 'property' | 'value' | 'contexts'>): RefusedField[] | null {
  const context: unknown = contexts?.['isGroup'];
  if (typeof context !== 'object' || context === null || !('group' in context)) return null;
  const refused = ('isList' in context && context.isList === true ? listRefusals : refusals)(
    context.group as Group,
    value,
  );
  return refused.map(({ field, message }) => ({ field: field ? `${property}.${field}` : property, message }));
}

/** The group as its class knows it: with the class's defaults, and without fields that it does not know. */
export function readGroup<T extends object>(Class: new () => T, value: T): T {
  const group = Object.assign(new Class(), value);
  validateSync(group, { whitelist: true });
  return group;
}

function refusals(Class: Group, value: unknown): RefusedField[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ field: '', message: 'Each group of the brief must be an object' }];
  return validateSync(Object.assign(new Class(), value)).map(({ property, constraints }) => ({
    field: property,
    message: Object.values(constraints ?? {})[0] ?? 'Not accepted',
  }));
}

function listRefusals(Class: Group, values: unknown): RefusedField[] {
  if (!Array.isArray(values)) return [{ field: '', message: 'It must be a list' }];
  return values.flatMap((value, at) =>
    refusals(Class, value).map(({ field, message }) =>
      field
        ? { field: `${at}.${field}`, message }
        : { field: String(at), message: 'Each entry of the list must be an object' },
    ),
  );
}
