/** @type {import('../golden.mjs').Golden} */
export const nvda2022q3 = {
  file: '10q-nvda-2022q3.pdf',
  company: 'NVIDIA',
  periods: {
    Q: ['in the third quarter of fiscal 2023', 'in the quarter ended October 30, 2022'],
    PQ: ['in the third quarter of fiscal 2022', 'in the three months ended October 31, 2021'],
    Y: ['in the first nine months of fiscal 2023', 'for the nine months ended October 30, 2022'],
    E: ['as of October 30, 2022', 'at the end of the quarter'],
    PE: ['as of January 30, 2022'],
  },
  parts: ['Data Center', 'Gaming', 'Professional Visualization', 'Automotive'],
  facts: `
revenue | Q | $5,931m | 3
revenue | PQ | $7,103m | 3
revenue | Y | $20,923m | 3
revenue change | Q | -17% | 28
revenue sequential | Q | -12% | 28
research | Q | $1,945m | 3
operating income | Q | $601m | 3
operating income | PQ | $2,671m | 3
operating income | Y | $2,968m | 3
net income | Q | $680m | 3
net income | Y | $2,954m | 3
eps | Q | $0.27 | 3
eps | Y | $1.17 | 3
cash | E | $2,800m | 5
inventory | E | $4,454m | 5
inventory | PE | $2,605m | 5
revenue @Data Center | Q | $3,833m | 23
revenue change @Data Center | Q | 31% | 28
revenue change @Gaming | Q | -51% | 28
revenue change @Automotive | Q | 86% | 28
revenue sequential @Gaming | Q | -23% | 28`,
};
