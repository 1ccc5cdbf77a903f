const ASCII_CHARACTERS_PER_TOKEN = 3;

/**
 * How many tokens a text has at most, near enough: three ASCII characters make one, every other character (UTF-16
 * unit) is one of its own. Real tokenizers need about a quarter less for English.
 */
export function estimateTokens(text: string): number {
  let ascii = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 128) ascii += 1;
  return Math.ceil(ascii / ASCII_CHARACTERS_PER_TOKEN) + text.length - ascii;
}
