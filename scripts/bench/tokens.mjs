// The text that the played model writes: each token tells when it was sent, in letters, since digits would be figures to
// be traced.

export const header = 'Subject: A quiet week for careful readers\n\n';
export const answerTokens = 400;
const width = 5;
const letters = 4;
const period = 26 ** letters;

/** The token that is sent now. @param {number} place */
export function tokenAt(place) {
  if (place % 100 === 99) return 'end\n\n';
  if (place % 20 === 19) return 'end. ';
  let time = Date.now() % period;
  let word = '';
  for (let n = 0; n < letters; n++) {
    word = String.fromCharCode(97 + (time % 26)) + word;
    time = Math.floor(time / 26);
  }
  return `${word} `;
}

/** How many whole tokens a text holds. @param {string} text */
export function tokensIn(text) {
  return Math.max(0, Math.floor((text.length - startOf(text)) / width));
}

/** How long ago a token of a text was sent, in milliseconds; null where it does not tell. @param {string} text @param {number} place */
export function ageOf(text, place) {
  if (place % 20 === 19) return null;
  const from = startOf(text) + place * width;
  let time = 0;
  for (const letter of text.slice(from, from + letters)) time = time * 26 + letter.charCodeAt(0) - 97;
  return ((Date.now() % period) - time + period) % period;
}

/** @param {string} text */
function startOf(text) {
  const end = text.indexOf('\n\n');
  return end < 0 ? Infinity : end + 2;
}
