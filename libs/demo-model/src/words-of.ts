const IDLE = new Set(
  (
    'the a an and or but of to in on at for from by with as is are was were be been has have had it its this that these those ' +
    'their his her our your my we you they he she i me us them not no will would can could than then so if into about over ' +
    'more most also just very all any each one some such there here when where which who what how why do does did'
  ).split(' '),
);

/** The words of a text that say something, each by its stem: 'Dividends' and 'dividend' are one. Numbers do not count. */
export function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}&'’-]*/gu) ?? [];
  return new Set(
    words
      .filter((word) => !IDLE.has(word))
      .map(stem)
      .filter((word) => word.length > 1),
  );
}

function stem(word: string): string {
  const plain = word.replace(/['’]s?$/, '');
  return plain.length > 4 ? plain.replace(/(?:ies|es|s|ing|ed|e|y)$/, '') : plain.replace(/s$/, '');
}
