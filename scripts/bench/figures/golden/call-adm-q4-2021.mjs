/** @type {import('../golden.mjs').Golden} */
export const admQ42021 = {
  file: 'call-adm_q4_2021.txt',
  company: 'ADM',
  isKeptAside: true,
  periods: {
    Q: ['in the fourth quarter of 2021', 'in Q4 2021'],
    F: ['for the full year', 'for full year 2021', 'in fiscal 2021'],
    PQ: ['in the fourth quarter of 2020'],
  },
  parts: ['Nutrition', 'Carbohydrate Solutions', 'Ag Services and Oilseeds'],
  facts: `
adjusted eps | Q | $1.50
adjusted eps | F | $5.19
segment profit | Q | $1.4b
segment profit | F | $4.8b
segment profit change | Q | 23%
capex guide | G | $1.3b`,
};
