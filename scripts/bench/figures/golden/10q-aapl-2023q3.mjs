/** @type {import('../golden.mjs').Golden} */
export const aapl2023q3 = {
  file: '10q-aapl-2023q3.pdf',
  company: 'Apple',
  periods: {
    Q: [
      'in the third quarter of fiscal 2023',
      'in the quarter ended July 1, 2023',
      'in Q3 2023',
      'for the three months ended July 1, 2023',
    ],
    PQ: ['in the third quarter of fiscal 2022', 'in the three months ended June 25, 2022', 'in Q3 2022'],
    Y: ['in the first nine months of fiscal 2023', 'for the nine months ended July 1, 2023'],
    PY: ['in the first nine months of fiscal 2022', 'for the nine months ended June 25, 2022'],
    E: ['as of July 1, 2023', 'at the end of the quarter'],
    PE: ['as of September 24, 2022'],
  },
  parts: ['Americas', 'Europe', 'Greater China', 'Japan', 'Rest of Asia Pacific', 'iPhone', 'Mac', 'iPad'],
  facts: `
revenue | Q | $81,797m | 4
revenue | PQ | $82,959m | 4
revenue | Y | $293,787m | 4
revenue | PY | $304,182m | 4
revenue change | Q | -1% | 18
revenue change | Y | -3% | 18
gross profit | Q | $36,413m | 4
research | Q | $7,442m | 4
research | Y | $22,608m | 4
operating income | Q | $22,998m | 4
operating income | PQ | $23,076m | 4
operating income | Y | $87,332m | 4
net income | Q | $19,881m | 4
net income | PQ | $19,442m | 4
net income | Y | $74,039m | 4
tax | Q | $2,852m | 4
eps | Q | $1.26 | 4
eps | PQ | $1.20 | 4
eps | Y | $4.67 | 4
gross margin | Q | 44.5% | 20
gross margin | PQ | 43.3% | 20
cash | E | $28,408m | 6
inventory | E | $7,351m | 6
assets | E | $335,038m | 6
cash | PE | $23,646m | 6
revenue @Americas | Q | $35,383m | 16
revenue @Europe | Q | $20,205m | 16
revenue @Greater China | Q | $15,758m | 16
revenue @Greater China | Y | $57,475m | 16
revenue change @Greater China | Q | 8% | 18
revenue change @Americas | Q | -6% | 18
revenue change @Japan | Q | -11% | 18
operating income @Americas | Q | $13,117m | 16
operating income change @Americas | Q | -6% | 16
operating income change @Greater China | Q | 8% | 16
operating income @Japan | Q | $2,443m | 16
operating income @Japan | PQ | $2,418m | 16
revenue change @Americas | Y | -6% | 18
revenue @iPhone | Q | $39,669m | 19
revenue @Mac | Q | $6,840m | 19
revenue @iPad | Y | $21,857m | 19
revenue change @iPad | Q | -20% | 19
revenue change @Mac | Y | -24% | 19`,
};
