import { isRecord } from './read-chat-request';

const NOTHING = 'The demo model has no answer to this.';

/** A value as a JSON schema wants it: what fits stays, what is missing or unfit becomes the least that is valid. */
export function fitSchema(value: unknown, schema: unknown): unknown {
  if (!isRecord(schema)) return value ?? null;
  const options = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (options) {
    const isNull = value === null || value === undefined;
    return fitSchema(value, options.find((one) => (isRecord(one) && one.type === 'null') === isNull) ?? options[0]);
  }
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? value : schema.enum[0];
  const type: unknown = Array.isArray(schema.type)
    ? value == null
      ? schema.type.at(-1)
      : schema.type[0]
    : schema.type;
  const { properties, required, items } = schema;
  if (isRecord(properties)) {
    const given = isRecord(value) ? value : {};
    const isWanted = (key: string) => key in given || (Array.isArray(required) && required.includes(key));
    const fitted = Object.entries(properties).filter(([key]) => isWanted(key));
    return Object.fromEntries(fitted.map(([key, own]) => [key, fitSchema(given[key], own)]));
  }
  if (type === 'array') return Array.isArray(value) ? value.map((item) => fitSchema(item, items)) : [];
  if (type === 'string') return typeof value === 'string' && value !== '' ? value : NOTHING;
  if (type === 'integer' || type === 'number') return typeof value === 'number' ? value : (schema.minimum ?? 0);
  if (type === 'boolean') return value === true;
  return type === 'object' ? {} : null;
}
