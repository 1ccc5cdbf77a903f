import type { Listed, Part } from '@copydesk/database';

const PAGE = 500;

/** All pages of a list, one after the other. */
export async function* allPages<T extends object>(read: (part: Part) => Promise<Listed<T>>): AsyncGenerator<T[]> {
  let after: Part['after'] = null;
  do {
    const page: Listed<T> = await read({ limit: PAGE, after });
    yield page.items;
    after = page.last;
  } while (after);
}
