/** @type {import('../golden.mjs').Golden} */
export const msft2022q3 = {
  file: '10q-msft-2022q3.pdf',
  company: 'Microsoft',
  periods: {
    Q: [
      'in the quarter ended September 30, 2022',
      'for the three months ended September 30, 2022',
      'in the first quarter of fiscal 2023',
    ],
    PQ: [
      'in the quarter ended September 30, 2021',
      'for the three months ended September 30, 2021',
      'in the first quarter of fiscal 2022',
    ],
    E: ['as of September 30, 2022', 'at the end of the quarter'],
    PE: ['as of June 30, 2022'],
  },
  parts: [
    'Productivity and Business Processes',
    'Intelligent Cloud',
    'More Personal Computing',
    'LinkedIn',
    'Gaming',
    'Windows',
  ],
  facts: `
revenue | Q | $50,122m | 3
revenue | PQ | $45,317m | 3
revenue change | Q | 11% | 34
gross profit | Q | $34,670m | 3
research | Q | $6,628m | 3
operating income | Q | $21,518m | 3
operating income change | Q | 6% | 34
net income | Q | $17,556m | 3
net income | PQ | $20,505m | 3
net income change | Q | -14% | 34
eps | Q | $2.35 | 3
eps | PQ | $2.71 | 3
cash | E | $22,884m | 5
cash | PE | $13,931m | 5
inventory | E | $4,268m | 5
assets | E | $359,784m | 5
revenue @Productivity and Business Processes | Q | $16,465m | 35
revenue @Intelligent Cloud | Q | $20,325m | 35
revenue @More Personal Computing | Q | $13,332m | 35
revenue change @Intelligent Cloud | Q | 20% | 35
revenue change @Productivity and Business Processes | Q | 9% | 35
operating income @Intelligent Cloud | Q | $8,978m | 35
operating income @More Personal Computing | PQ | $4,976m | 35
operating income change @More Personal Computing | Q | -15% | 35
revenue @LinkedIn | Q | $3,663m | 28
revenue @Gaming | Q | $3,610m | 28
revenue @Gaming | PQ | $3,593m | 28
revenue @Windows | Q | $5,313m | 28
revenue @Windows | PQ | $5,674m | 28
revenue change @LinkedIn | Q | 17% | 35`,
};
