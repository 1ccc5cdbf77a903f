import { validateSync } from 'class-validator';

export type RequestClass<T extends object> = new () => T;

/** The first sentence about each field that the request's class refuses. Unknown fields are no concern of it. */
export function fieldErrors<T extends object>(Request: RequestClass<T>, values: Partial<T>): Record<string, string> {
  const refused = validateSync(Object.assign(new Request(), values));
  return Object.fromEntries(
    refused.map((error) => [error.property, Object.values(error.constraints ?? {})[0] ?? 'Not accepted']),
  );
}
