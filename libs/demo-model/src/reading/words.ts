const IDLE =
  /^(?:a(?:bout|fter|lso|mong|nd|re)|been|befor|before|being|between|billion|both|but|can|compan|company|could|during|e(?:arlier|very|mail)|f(?:irst|or|rom|ourth)|given|ha[dsv]e?|how|into|its|just|last|like|made?|make|many|market|may|million|month|more|most|much|new|news|next|not|now|one|only|other|our|over|own|part|percent|quarter|read|rose|said|same|second|since|some|such|tell|than|that|the|their|them|then|there|these|they|third|this|those|through|time|two|under|until|use|very|was|way|week|were|what|when|where|which|while|who|will|with|would|writ|write|year|yet|you|your)$/;

/** The telling words of a text by their stem, each as the text first writes it: 'chip' -> 'chips'. */
export function telling(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{N}&-]{2,}/gu)) {
    const stem = word.toLowerCase().replace(/(?<=.{3})(?:ies|es|s|ing|ed)$/, '');
    if (!IDLE.test(stem) && !words.has(stem)) words.set(stem, word);
  }
  return words;
}

/** How many telling words of a text are among the others. */
export function countShared(text: string, others: ReadonlyMap<string, string>): number {
  return [...telling(text).keys()].filter((stem) => others.has(stem)).length;
}
