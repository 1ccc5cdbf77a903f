/** @typedef {import('./read-golden.mjs').Fact} Fact */
/** @typedef {import('./golden.mjs').Golden} Golden */
/**
 * A sentence about one fact. `what` is how it was altered; null where it is true.
 * @typedef {{ text: string, figure: string, what: string | null, kind: string, fact: Fact }} Draft
 */

/** @type {Record<string, string[]>} */
const WORDS = {
  revenue: ['revenue', 'sales', 'net sales'],
  'gross profit': ['gross profit'],
  'gross margin': ['gross margin'],
  'operating margin': ['operating margin'],
  research: ['research and development expense', 'R&D spending'],
  'operating income': ['operating income', 'operating profit'],
  'net income': ['net income', 'net profit'],
  opex: ['operating expenses'],
  tax: ['income tax expense'],
  'tax rate': ['effective tax rate'],
  cash: ['cash and cash equivalents'],
  inventory: ['inventories', 'inventory'],
  assets: ['total assets'],
  bookings: ['new bookings', 'bookings'],
  'operating cash flow': ['operating cash flow', 'cash flow from operations'],
  'free cash flow': ['free cash flow'],
  'segment profit': ['adjusted segment operating profit'],
};
const LOSSES = {
  'operating income': 'operating loss',
  'net income': 'net loss',
  'operating cash flow': 'cash used in operating activities',
};
const SWAPS = ['revenue', 'operating income', 'net income', 'research', 'inventory', 'cash', 'operating cash flow'];

/** True sentences about a document's facts, and altered ones, each with one figure that matters. @param {Golden} document @param {Fact[]} facts @returns {Draft[]} */
export function draftsOf(document, facts) {
  return facts.flatMap((fact) => {
    const drafts = truths(document, fact).flatMap((say) => {
      const truth = draft(say(plain(fact)), null, fact);
      /** @type {Draft[]} */
      const all = [truth];
      for (const [what, changed] of alterations(document, fact, facts)) {
        const sentence = say({ ...plain(fact), ...changed });
        if (sentence && sentence.text !== truth.text) all.push(draft(sentence, what, fact));
      }
      return all;
    });
    return drafts.filter((one) => one.text !== '');
  });
}

/** @param {{ text: string, figure: string } | null} said @param {string | null} what @param {Fact} fact @returns {Draft} */
function draft(said, what, fact) {
  const kind =
    fact.role !== 'level'
      ? 'change'
      : fact.isPerShare
        ? 'per share'
        : fact.unit === '%'
          ? 'percent'
          : fact.unit === 'n'
            ? 'count'
            : 'amount';
  return { text: said?.text ?? '', figure: said?.figure ?? '', what, kind, fact };
}

/**
 * What a sentence is made from.
 * @typedef {{ value: number, measure: string, part: string | null, period: string, role: Fact['role'], unit: string, scale: number, isPerShare: boolean, keepsPeriod: boolean }} Said
 */

/** @param {Fact} fact @returns {Said} */
function plain({ value, measure, part, period, role, unit, isPerShare }) {
  const scale = unit !== '$' || isPerShare ? 1 : Math.abs(value) >= 1e9 ? 1e9 : 1e6;
  return { value, measure, part, period, role, unit, scale, isPerShare, keepsPeriod: false };
}

/**
 * @param {Golden} document @param {Fact} fact
 * @returns {((said: Said) => { text: string, figure: string } | null)[]}
 */
function truths({ company, periods }, fact) {
  const isCurrent = fact.period === 'Q' || fact.period === 'E';
  if (fact.measure === 'people')
    return [
      () => ({ text: `${company} employs 674,000 people around the world.`, figure: '674,000 people' }),
      () => ({ text: `Its 674,000 people made it happen.`, figure: '674,000 people' }),
    ];
  if (fact.period === 'G') return [];
  /** @param {Said} said @param {number} way */
  const when = (said, way) => {
    const list = periods[said.period] ?? [];
    return list[way % list.length] ?? '';
  };
  /** @param {Said} said @param {number} way */
  const label = (said, way) => {
    const words = said.measure.endsWith('eps')
      ? [said.measure.replace('eps', 'diluted EPS')]
      : (WORDS[said.measure] ?? [said.measure]);
    const isLoss = said.value < 0 && said.role === 'level' && said.measure in LOSSES;
    const word = isLoss ? LOSSES[/** @type {keyof typeof LOSSES} */ (said.measure)] : (words[way % words.length] ?? '');
    if (!said.part) return word;
    return way % 2 === 0 ? `${said.part} ${word}` : `${word} in ${said.part}`;
  };
  const ways = [0, 1, 2, 3];
  if (fact.role !== 'level')
    return ways.map((way) => (said) => change(said, label(said, way), when(said, way), way, company));
  if (fact.measure.endsWith('eps'))
    return ways.map((way) => (said) => perShare(said, label(said, way), when(said, way), way, company));
  return ways.map((way) => (said) => {
    const figure = show(said, way, fact);
    const name = label(said, way);
    const time = when(said, way);
    switch (way) {
      case 0:
        return { text: `${company} reported ${name} of ${figure} ${time}.`, figure };
      case 1:
        return { text: `${capital(name)} came in at ${figure} ${time}, and the market noticed.`, figure };
      case 2:
        return {
          text: `${capital(time)}, ${name} ${/s$/.test(name) && !/sales$/.test(name) ? 'were' : 'was'} ${figure}.`,
          figure,
        };
      default:
        // Without a period the reported one is meant.
        if (!isCurrent || said.keepsPeriod || said.period !== fact.period)
          return { text: `- ${capital(name)}: ${figure} (${time.replace(/^(?:in|for|as of) /, '')})`, figure };
        return { text: `At the heart of it: ${name} of ${figure}.`, figure };
    }
  });
}

/** @param {Said} said @param {string} name @param {string} time @param {number} way @param {string} company */
function change(said, name, time, way, company) {
  const isDown = said.value < 0;
  const figure =
    said.unit === '$'
      ? `$${Math.abs(said.value)} million`
      : said.unit === 'points'
        ? `${Math.abs(said.value)} percentage points`
        : `${Math.abs(said.value).toLocaleString('en-US')}${way === 1 ? ' percent' : '%'}`;
  const base = said.role === 'sequential' ? 'from the previous quarter' : 'from a year earlier';
  switch (way) {
    case 0:
      return { text: `${capital(name)} ${isDown ? 'fell' : 'rose'} ${figure} ${base} ${time}.`, figure };
    case 1:
      return { text: `${capital(time)}, ${name} was ${isDown ? 'down' : 'up'} ${figure} ${base}.`, figure };
    case 2:
      return {
        text: `${company} saw a ${figure} ${isDown ? 'drop' : 'increase'} in ${name} ${time} ${said.role === 'sequential' ? 'sequentially' : 'year over year'}.`,
        figure,
      };
    default:
      return {
        text: `${capital(name)} ${isDown ? 'decreased' : 'grew'} by ${figure} ${time}, compared with ${said.role === 'sequential' ? 'the prior quarter' : 'the same period last year'}.`,
        figure,
      };
  }
}

/** @param {Said} said @param {string} name @param {string} time @param {number} way @param {string} company */
function perShare(said, name, time, way, company) {
  const isLoss = said.value < 0;
  const amount = Math.abs(said.value).toFixed(2);
  const unit = said.unit === '€' ? '€' : '$';
  if (said.scale > 1)
    return {
      text: `${company} posted ${name} of ${unit}${amount} million ${time}.`,
      figure: `${unit}${amount} million`,
    };
  if (isLoss && way < 2)
    return {
      text: `${company} lost ${unit}${amount} per diluted share ${time}.`,
      figure: `${unit}${amount} per diluted share`,
    };
  if (isLoss)
    return {
      text: `The ${name.replace(/EPS.*/, 'loss')} was ${unit}${amount} per share ${time}.`,
      figure: `${unit}${amount} per share`,
    };
  switch (way) {
    case 0:
      return { text: `${company} posted ${name} of ${unit}${amount} ${time}.`, figure: `${unit}${amount}` };
    case 1:
      return said.measure === 'eps'
        ? {
            text: `${company} earned ${unit}${amount} per diluted share ${time}.`,
            figure: `${unit}${amount} per diluted share`,
          }
        : { text: `${capital(name)} was ${unit}${amount} ${time}.`, figure: `${unit}${amount}` };
    case 2:
      return { text: `${capital(time)}, ${name} came to ${unit}${amount}.`, figure: `${unit}${amount}` };
    default:
      return said.measure === 'eps'
        ? { text: `Earnings per share were ${unit}${amount} ${time}.`, figure: `${unit}${amount}` }
        : { text: `${capital(name)} hit ${unit}${amount} ${time}.`, figure: `${unit}${amount}` };
  }
}

/** A value as copy prints it: with two, three or all digits. @param {Said} said @param {number} way @param {Fact} fact */
function show(said, way, fact) {
  const value = Math.abs(said.value);
  if (said.unit === '%') return `${way === 2 && Number.isInteger(value) ? value : value.toFixed(fact.decimals)}%`;
  if (said.unit === 'points') return `${value} percentage points`;
  const sign = said.unit === '€' ? '€' : '$';
  const isPrecise = fact.value % 1e8 !== 0;
  if (said.scale === 1) return `${sign}${Math.round(value / 1e6).toLocaleString('en-US')}`;
  if (said.scale === 1e6) return `${sign}${Math.round(value / 1e6).toLocaleString('en-US')} million`;
  const billions = value / 1e9;
  if (said.scale === 1e12) return `${sign}${billions.toFixed(1)} trillion`;
  if (way === 1 && isPrecise) return `${sign}${Math.round(value / 1e6).toLocaleString('en-US')} million`;
  if (way === 2 && isPrecise) return `${sign}${billions.toFixed(2)} billion`;
  return `${sign}${billions.toFixed(billions >= 100 && isPrecise ? 0 : 1)} billion`;
}

/** Every way in which a fact can be told wrong. @param {Golden} document @param {Fact} fact @param {Fact[]} facts @returns {[string, Partial<Said>][]} */
function alterations({ periods, parts }, fact, facts) {
  /** @type {[string, Partial<Said>][]} */
  const all = [];
  const { value, unit, measure, role, part, period, isPerShare } = fact;
  if (measure === 'people') return all;
  // A digit: far enough off to be wrong however it is rounded.
  const step = unit === '%' ? (fact.decimals > 0 ? 0.3 : 1) : isPerShare ? 0.03 : Math.abs(value) * 0.07;
  all.push(['digit', { value: value + step }], ['digit', { value: value - step * 2 }]);
  if (unit === '%') all.push(['digit', { value: value + 10 }]);
  if (unit === '$' && !isPerShare) {
    const scale = Math.abs(value) >= 1e9 ? 1e9 : 1e6;
    all.push(['scale', { scale: scale === 1e9 ? 1e12 : 1e9, value: scale === 1e9 ? value : value * 1e3 }]);
    all.push(['scale', { scale: 1 }]);
    all.push(['unit', { unit: '€' }]);
  }
  if (isPerShare) all.push(['unit', { unit: '€' }], ['scale', { scale: 1e6 }]);
  if (unit === '%') all.push(['unit', { unit: role === 'level' ? 'points' : '$' }]);
  for (const other of Object.keys(periods)) {
    const isSame = facts.some(
      (one) =>
        one.measure === measure &&
        one.part === part &&
        one.role === role &&
        one.period === other &&
        close(one.value, value),
    );
    if (other !== period && other !== 'G' && !isSame && isFlow(period) === isFlow(other))
      all.push(['period', { period: other, keepsPeriod: true }]);
  }
  for (const other of [...parts.slice(0, 3), null]) {
    const isSame = facts.some(
      (one) =>
        one.measure === measure &&
        one.part === other &&
        one.role === role &&
        one.period === period &&
        close(one.value, value),
    );
    if (other !== part && !isSame) all.push(['segment', { part: other }]);
  }
  if (role !== 'level' || measure === 'operating income' || measure === 'net income' || isPerShare)
    all.push(['sign', { value: -value }]);
  if (unit === '$' && !isPerShare) {
    const isNear = (/** @type {string} */ other) =>
      facts.some(
        (one) => one.measure === other && one.part === part && one.period === period && close(one.value, value),
      );
    for (const other of SWAPS.filter((one) => one !== measure && !isNear(one)).slice(0, 3))
      all.push(['label', { measure: other, value: Math.abs(value) }]);
  }
  if (role === 'change') {
    const isSame = facts.some(
      (one) => one.measure === measure && one.part === part && one.role === 'sequential' && one.value === value,
    );
    if (!isSame) all.push(['base', { role: 'sequential' }]);
    for (const other of ['operating income', 'net income', 'revenue'].filter((one) => one !== measure)) {
      const isTrue = facts.some(
        (one) =>
          one.measure === other &&
          one.part === part &&
          one.role === role &&
          one.period === period &&
          one.value === value,
      );
      if (!isTrue) all.push(['label', { measure: other }]);
    }
  }
  return all;
}

/** @param {string} period */
function isFlow(period) {
  return !/^P?E$/.test(period);
}

/** @param {number} a @param {number} b */
function close(a, b) {
  return Math.abs(a - b) < Math.abs(b) * 0.06;
}

/** @param {string} text */
function capital(text) {
  return /^(?:i[A-Z]|[A-Z])/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
