/** The one place where text from outside is taken for what its sender says it is. */
export function parseJson<T>(text: string): T {
  return JSON.parse(text) as T;
}
