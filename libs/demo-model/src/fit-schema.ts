import { isRecord } from './read-chat-request';

const NOTHING = 'The demo model has no answer to this.';

/** A value as a JSON schema wants it: what fits stays, what is missing or unfit becomes the least that is valid. */
export function fitSchema(value: unknown, schema: unknown): unknown {
  if (!isRecord(schema)) return value ?? null;
  const { properties, required, items, type } = schema;
  const types = Array.isArray(type) ? type.map((one): unknown => ({ ...schema, type: one })) : undefined;
  const options = [schema.anyOf, schema.oneOf, types].find(Array.isArray);
  const isNone = value === null || value === undefined;
  const fitting = options?.find((one) => (isRecord(one) && one.type === 'null') === isNone);
  if (options) return fitSchema(value, fitting ?? options[0]);
  if (Array.isArray(schema.enum) && schema.enum.includes(value)) return value;
  // Nobody judged what is chosen here.
  if (Array.isArray(schema.enum)) return schema.enum.find((one) => /^(?:not|none)/.test(String(one))) ?? schema.enum[0];
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
