/** @type {import('../golden.mjs').Golden} */
export const acnQ12022 = {
  file: 'call-acn_q1_2022.txt',
  company: 'Accenture',
  periods: {
    Q: ['in the first quarter of fiscal 2022', 'in Q1 of fiscal 2022', 'for the quarter'],
    PQ: ['in the first quarter of fiscal 2021'],
    G: ['for fiscal 2022'],
  },
  parts: ['Consulting', 'Outsourcing', 'Europe', 'North America'],
  facts: `
revenue | Q | $15.0b
revenue change | Q | 27%
bookings | Q | $16.8b
operating income | Q | $2.4b
operating margin | Q | 16.3%
eps | Q | $2.78
gross margin | Q | 32.9%
gross margin | PQ | 33.1%
tax rate | Q | 24.4%
free cash flow | Q | $349m
operating cash flow | Q | $531m
people | - | 674,000`,
};
