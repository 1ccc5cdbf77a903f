import { aapl2023q3 } from './golden/10q-aapl-2023q3.mjs';
import { aapl2022q3 } from './golden/10q-aapl-2022q3.mjs';
import { intc2023q1 } from './golden/10q-intc-2023q1.mjs';
import { nvda2023q3 } from './golden/10q-nvda-2023q3.mjs';
import { nvda2022q3 } from './golden/10q-nvda-2022q3.mjs';
import { msft2022q3 } from './golden/10q-msft-2022q3.mjs';
import { acnQ12022 } from './golden/call-acn-q1-2022.mjs';
import { amzn2022q3 } from './golden/10q-amzn-2022q3.mjs';
import { admQ42021 } from './golden/call-adm-q4-2021.mjs';

/**
 * Facts of real filings and calls, read by a person from the documents: measure, part (after the at sign), period, value, page.
 * Periods: Q the reported quarter, PQ the same a year before, SQ the one before, Y year to date, PY the same a year
 * before, E the day of the balance sheet, PE the earlier one, F a full year, G what is expected for one.
 * @typedef {{ file: string, company: string, isKeptAside?: boolean, periods: Record<string, string[]>, parts: string[], facts: string }} Golden
 */

/** Our own small filing (libs/text/src/fixtures). @type {Golden} */
export const own = {
  file: 'northwind.txt',
  company: 'Northwind',
  periods: {
    Q: ['in the second quarter of 2025', 'in Q2 2025', 'for the three months ended June 30, 2025'],
    PQ: ['in the second quarter of 2024', 'in Q2 2024', 'for the three months ended June 30, 2024'],
    Y: ['in the first six months of 2025', 'for the six months ended June 30, 2025'],
    E: ['as of June 30, 2025', 'at the end of the quarter'],
    PE: ['as of December 31, 2024'],
  },
  parts: ['Street Lighting', 'Home Lighting'],
  facts: `
revenue | Q | $7,192m | 2
revenue | PQ | $8,290m | 2
revenue | Y | $14,150m | 2
revenue change | Q | -13% | 5
revenue change | Y | -13% | 2
gross profit | Q | $3,192m | 2
research | Q | $900m | 2
operating income | Q | -$142m | 2
operating income | PQ | $610m | 2
net income | Q | -$205m | 2
net income | PQ | $480m | 2
eps | Q | -$0.21 | 2
eps | PQ | $0.49 | 2
cash | E | $1,204m | 3
cash | PE | $1,550m | 3
inventory | E | $812m | 3
assets | E | $21,400m | 3
revenue @Street Lighting | Q | $4,100m | 4
revenue @Home Lighting | Q | $3,092m | 4
operating income @Street Lighting | Q | $141m | 4
operating income @Home Lighting | Q | -$283m | 4`,
};

/** @type {Golden[]} */
export const golden = [
  aapl2023q3,
  aapl2022q3,
  intc2023q1,
  nvda2023q3,
  nvda2022q3,
  msft2022q3,
  acnQ12022,
  amzn2022q3,
  admQ42021,
];
