/**
 * How many tokens a text has, near enough: four ASCII characters make one, two others (UTF-16 units) do; a run of white
 * space or of one sign counts once. Where a server tells its own number, that one counts.
 */
export function estimateTokens(text: string): number {
  const dense = text.replace(/\s+/g, ' ').replace(/([^\w\s])\1{3,}/g, '$1');
  let ascii = 0;
  for (let at = 0; at < dense.length; at += 1) if (dense.charCodeAt(at) < 128) ascii += 1;
  return Math.ceil(ascii / 4 + (dense.length - ascii) / 2);
}
