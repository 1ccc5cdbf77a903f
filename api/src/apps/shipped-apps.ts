import { TOOLS } from '@copydesk/contracts';

/** The tools that ship with the product, as rows. A row that an owner changed is left as it is. */
export const shippedApps = TOOLS.map(({ id, name, title, description, category, icon }) => ({
  id,
  name,
  displayName: title,
  description,
  category,
  icon,
}));
