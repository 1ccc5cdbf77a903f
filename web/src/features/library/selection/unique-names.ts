/** Gives each name once, whatever the case: those that come back get a number. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name}-${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
