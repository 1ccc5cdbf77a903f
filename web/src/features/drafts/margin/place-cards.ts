interface MeasuredCard {
  /** Where the line that it means begins; null where it means no line. */
  at: number | null;
  height: number;
}

/**
 * Where each card begins, in their order: beside its line, or as near below it as the cards before it let it. The chosen
 * one stands beside its line where those before it have room to give way.
 */
export function placeCards(cards: MeasuredCard[], gap: number, chosen: number | null): number[] {
  const tops = pushedDown(
    cards,
    gap,
    cards.map(({ at }) => at ?? 0),
  );
  const wanted = chosen === null ? null : (cards[chosen]?.at ?? null);
  if (chosen === null || wanted === null || (tops[chosen] ?? 0) <= wanted) return tops;
  let end = wanted;
  const pulled = cards.map(({ at }) => at ?? 0);
  pulled[chosen] = wanted;
  for (let before = chosen - 1; before >= 0; before -= 1) {
    end -= gap + (cards[before]?.height ?? 0);
    pulled[before] = Math.min(tops[before] ?? 0, end);
    end = pulled[before] ?? 0;
  }
  return pushedDown(cards, gap, pulled);
}

function pushedDown(cards: MeasuredCard[], gap: number, wanted: number[]): number[] {
  let free = 0;
  return cards.map(({ height }, index) => {
    const top = Math.max(free, wanted[index] ?? 0);
    free = top + height + gap;
    return top;
  });
}
