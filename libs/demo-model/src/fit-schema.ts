import { isRecord } from './read-chat-request';

/** A value as a JSON schema wants it: what fits stays, what is missing or unfit becomes the least that is valid and judges nothing. */
export function fitSchema(value: unknown, schema: unknown): unknown {
  if (!isRecord(schema)) return value ?? null;
  const { properties, required, items, type } = schema;
  const types = listOf(type)?.map((one) => ({ ...schema, type: one }));
  const options = listOf(schema.anyOf) ?? listOf(schema.oneOf) ?? types;
  const isNone = value === null || value === undefined;
  const fitting = options?.find((one) => (isRecord(one) && one.type === 'null') === isNone);
  if (options) return fitSchema(value, fitting ?? options[0]);
  const known = listOf(schema.enum);
  if (known) return known.includes(value) ? value : (known.find((one) => /^not|^none/.test(String(one))) ?? known[0]);
  if (isRecord(properties)) {
    const given = isRecord(value) ? value : {};
    const isWanted = (key: string) => key in given || (Array.isArray(required) && required.includes(key));
    const fitted = Object.entries(properties).filter(([key]) => isWanted(key));
    return Object.fromEntries(fitted.map(([key, own]) => [key, fitSchema(given[key], own)]));
  }
  if (type === 'array') return Array.isArray(value) ? value.map((item) => fitSchema(item, items)) : [];
  if (type === 'string')
    return typeof value === 'string' && value !== '' ? value : 'The demo model has no answer to this.';
  if (type === 'integer' || type === 'number') return typeof value === 'number' ? value : (schema.minimum ?? 0);
  if (type === 'boolean') return value === true;
  return type === 'object' ? {} : null;
}

const listOf = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);
