import type { FormattedRun } from '@copydesk/text';
import { createElement, Fragment, type ReactNode } from 'react';

type Attributes = Record<string, string | number>;

/** A stretch of a raw text that is shown in a way of its own. Stretches may overlap; one within another is shown within it. */
export interface Mark {
  from: number;
  to: number;
  className: string;
  /** 'span' where none is named. */
  tag?: 'span' | 'mark';
  attributes?: Attributes;
  /** Of the piece that it begins with alone: bold words and line breaks cut a stretch into pieces. */
  first?: Attributes;
  /** Words that stood before the stretch and are gone: a draft shows them struck through. */
  removed?: string;
}

/** Places of a text, each shown in a style of its own. */
export function styleMarks<P extends { from: number; to: number }>(places: P[], styleOf: (place: P) => string): Mark[] {
  return places.map((place) => ({ from: place.from, to: place.to, className: styleOf(place) }));
}

interface MarkedPiece<M> {
  text: string;
  from: number;
  /** The wider ones first. */
  marks: M[];
}

/** Cuts a run wherever a mark begins or ends in it. */
export function cutRun<M extends { from: number; to: number }>(
  { text, from }: Pick<FormattedRun, 'text' | 'from'>,
  marks: readonly M[],
): MarkedPiece<M>[] {
  const to = from + text.length;
  const within = marks
    .filter((mark) => mark.from < to && mark.to > from && mark.from < mark.to)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const borders = within.flatMap((mark) => [mark.from, mark.to]).filter((place) => place > from && place < to);
  const places = [...new Set([from, ...borders, to])].toSorted((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? to;
    return {
      text: text.slice(start - from, end - from),
      from: start,
      marks: within.filter((mark) => mark.from <= start && mark.to >= end),
    };
  });
}

/** A run with the marks that lie on it. */
export function MarkedRun({ run, marks }: { run: FormattedRun; marks: readonly Mark[] }) {
  return cutRun(run, marks).map((piece) => (
    <Fragment key={piece.from}>
      {piece.marks.reduceRight<ReactNode>(
        (words, { tag = 'span', className, attributes, first, from }) =>
          createElement(tag, { className, ...attributes, ...(from === piece.from && first) }, words),
        piece.text,
      )}
    </Fragment>
  ));
}
