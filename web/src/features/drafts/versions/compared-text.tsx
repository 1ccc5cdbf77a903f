import type { Piece } from './compare-texts';

interface ComparedTextProps {
  label: string;
  pieces: Piece[];
}

/** A text with what was taken out and what came in. Everything in it is text. */
export function ComparedText({ label, pieces }: ComparedTextProps) {
  return (
    <article aria-label={label} className="rounded-lg border border-line bg-field p-4 sm:p-5">
      <div
        dir="auto"
        className="mx-auto max-w-[42rem] font-serif text-[1.0625rem] leading-[1.6] break-words whitespace-pre-wrap"
      >
        {pieces.map(({ kind, text }, index) => {
          if (kind === 'removed') {
            return (
              <del key={index} className="rounded-[3px] bg-bad-soft text-bad decoration-bad/60">
                {text}
              </del>
            );
          }
          if (kind === 'added') {
            return (
              <ins key={index} className="rounded-[3px] bg-good-soft text-good no-underline">
                {text}
              </ins>
            );
          }
          return <span key={index}>{text}</span>;
        })}
      </div>
    </article>
  );
}
