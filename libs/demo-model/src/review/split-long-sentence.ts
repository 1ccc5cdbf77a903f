import { countWords } from '../email';
import { upperFirst, withFullStop } from '../say';

const LONGEST = 35;
const SHORTEST = 6;
const SEAMS = /; | – | — |, (?=(?:and|but|so) (?:it|they|we|you|this|that|he|she|the|its|their|there)\b)/g;

/** A sentence of more than 35 words as two or more, where it has a seam to part it at; else as it is. */
export function splitLongSentence(sentence: string): string {
  if (countWords(sentence) <= LONGEST || /[“”]/.test(sentence)) return sentence;
  const middle = sentence.length / 2;
  const seams = [...sentence.matchAll(SEAMS)].filter(({ index, 0: seam }) =>
    [sentence.slice(0, index), sentence.slice(index + seam.length)].every(
      (part) => countWords(part) >= SHORTEST && part.split('**').length % 2 === 1,
    ),
  );
  const [seam] = seams.sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  if (!seam) return sentence;
  const [one, other] = [sentence.slice(0, seam.index), sentence.slice(seam.index + seam[0].length)];
  return [withFullStop(one), upperFirst(other)].map(splitLongSentence).join(' ');
}
