/** A list cut into lists of at most `size`. */
export function inGroups<T>(items: T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at < items.length; at += size) groups.push(items.slice(at, at + size));
  return groups;
}
