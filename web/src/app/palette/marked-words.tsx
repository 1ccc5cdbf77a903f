import { Fragment } from 'react';

interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text cut into what was searched for and what stands around it, whatever the case. */
export function matchedPieces(text: string, words: string[]): Piece[] {
  const lower = text.toLowerCase();
  // Where letters grow in lower case, places cannot be told.
  if (lower.length !== text.length) return [{ text, isMatch: false }];
  const isMatched = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      isMatched.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && isMatched[to] === isMatched[from]) to++;
    pieces.push({ text: text.slice(from, to), isMatch: isMatched[from] === true });
  }
  return pieces;
}

/** A text in which the words that were searched for are marked. */
export function MarkedWords({ text, words }: { text: string; words: string[] }) {
  return matchedPieces(text, words).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className="rounded-xs bg-accent-soft text-text">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
