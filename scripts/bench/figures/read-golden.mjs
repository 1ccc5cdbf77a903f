/**
 * @typedef {{ measure: string, role: 'level' | 'change' | 'sequential', part: string | null, period: string, value: number, unit: '$' | '%' | 'n', isPerShare: boolean, decimals: number }} Fact
 */

/** @param {import('./golden.mjs').Golden} document @returns {Fact[]} */
export function readGolden({ facts }) {
  return facts
    .trim()
    .split('\n')
    .map((line) => {
      const [what = '', period = '', printed = ''] = line.split(' | ');
      const [named = '', part = null] = what.split(' @');
      const role = named.endsWith(' change') ? 'change' : named.endsWith(' sequential') ? 'sequential' : 'level';
      const measure = named.replace(/ (change|sequential)$/, '');
      const digits = printed.replace(/[$,%mb]/g, '');
      const scale = printed.endsWith('m') ? 1e6 : printed.endsWith('b') ? 1e9 : 1;
      return {
        measure,
        role,
        part,
        period: period.trim(),
        value: Number(digits) * scale,
        unit: printed.includes('$') ? '$' : printed.includes('%') ? '%' : 'n',
        isPerShare: measure.endsWith('eps'),
        decimals: digits.split('.')[1]?.length ?? 0,
      };
    });
}
