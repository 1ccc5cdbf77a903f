import { refusedInGroup } from '@copydesk/contracts';
import { validateSync } from 'class-validator';

export type RequestClass<T extends object> = new () => T;

/** The first sentence about each field that the request's class refuses; one of a group by its place. Unknown fields are no concern of it. */
export function fieldErrors<T extends object>(Request: RequestClass<T>, values: Partial<T>): Record<string, string> {
  const refused = validateSync(Object.assign(new Request(), values));
  return Object.fromEntries(
    refused.flatMap((error) => {
      const inGroup = refusedInGroup(error)?.map(({ field, message }): [string, string] => [field, message]);
      const own: [string, string] = [error.property, Object.values(error.constraints ?? {})[0] ?? 'Not accepted'];
      return inGroup ?? [own];
    }),
  );
}
