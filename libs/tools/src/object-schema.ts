/** JSON schema of an object that has exactly these properties. */
export function objectSchema(properties: Record<string, unknown>): Record<string, unknown> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** JSON schema of a list. */
export function listSchema(items: Record<string, unknown>): Record<string, unknown> {
  return { type: 'array', items };
}

/** JSON schema of a value that may be null. */
export function nullable(schema: Record<string, unknown>): Record<string, unknown> {
  return { anyOf: [schema, { type: 'null' }] };
}
