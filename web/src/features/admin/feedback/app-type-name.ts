const NAMES = new Map([
  ['hotlist', 'HotList'],
  ['starting-now', 'Starting Now'],
  ['clone-winner', 'Clone A Winner'],
  ['rodchief-bot', 'RodChief'],
]);

/** What the tool of a feedback is called; a type that is not known stands as it is. */
export function appTypeName(appType: string): string {
  return NAMES.get(appType) ?? appType;
}
