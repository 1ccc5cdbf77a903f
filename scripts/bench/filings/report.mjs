/** @typedef {import('./exam.mjs').Answer} Answer */

const HEAD = ['true', 'green', 'amber', 'red', 'false', 'green'];

/**
 * True and false sentences side by side, a row for each value of a group.
 * @param {string} title
 * @param {Answer[]} answers
 * @param {string} group
 */
export function tableBy(title, answers, group) {
  const values = [...new Set(answers.map(({ groups }) => groups[group] ?? ''))].filter(Boolean).toSorted();
  const rows = values.map((value) =>
    rowOf(
      value,
      answers.filter(({ groups }) => groups[group] === value),
    ),
  );
  const all = values.length > 1 ? [rowOf('**all**', answers)] : [];
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line([title, ...HEAD]), line(['---', ...HEAD.map(() => '--:')]), ...[...rows, ...all].map(line)].join('\n');
}

/** @param {string} name @param {Answer[]} answers */
function rowOf(name, answers) {
  const right = answers.filter(({ isTrue }) => isTrue);
  const wrong = answers.filter(({ isTrue }) => !isTrue);
  const share = (/** @type {Answer[]} */ of, /** @type {string} */ color) => {
    const count = of.filter((answer) => answer.color === color).length;
    return of.length === 0 ? '' : `${((100 * count) / of.length).toFixed(1)} % (${count})`;
  };
  return [
    name,
    String(right.length),
    ...['green', 'amber', 'red'].map((color) => share(right, color)),
    String(wrong.length),
    share(wrong, 'green'),
  ];
}

/** Examples of the two errors that count, for whoever mends the tracer. @param {Answer[]} answers @param {number} most */
export function examples(answers, most) {
  const show = (/** @type {string} */ title, /** @type {Answer[]} */ chosen) =>
    [
      `${title}: ${chosen.length}`,
      ...spread(chosen, most).map(
        ({ text, figure, groups }) => `  [${figure}] ${text}  (${Object.values(groups).join(', ')})`,
      ),
    ].join('\n');
  return [
    show(
      'False and green',
      answers.filter(({ isTrue, color }) => !isTrue && color === 'green'),
    ),
    show(
      'True and red',
      answers.filter(({ isTrue, color }) => isTrue && color === 'red'),
    ),
  ].join('\n');
}

/** @template T @param {T[]} all @param {number} most */
function spread(all, most) {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => /** @type {T} */ (all[Math.floor(at * step)]));
}
