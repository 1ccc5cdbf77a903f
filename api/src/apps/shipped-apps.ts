import { COACH, TOOLS, type AppConfig } from '@copydesk/contracts';

/** Tools that are not open to everybody, until an administrator opens them. */
const OPEN_TO: Record<string, AppConfig> = { [COACH.name]: { roles: ['admin'] } };

/** The tools that ship with the product, as rows. A row that an owner changed is left as it is. */
export const shippedApps = TOOLS.map(({ id, name, title, description, category, icon }) => ({
  id,
  name,
  displayName: title,
  description,
  category,
  icon,
  config: OPEN_TO[name] ?? null,
}));
