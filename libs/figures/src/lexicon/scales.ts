/** The powers of ten of the words for a scale. */
export const POWERS: Readonly<Record<string, number>> = { thousand: 3, million: 6, billion: 9, trillion: 12 };
