/** @type {import('../golden.mjs').Golden} */
export const aapl2022q3 = {
  file: '10q-aapl-2022q3.pdf',
  company: 'Apple',
  periods: {
    Q: ['in the third quarter of fiscal 2022', 'in the quarter ended June 25, 2022', 'in Q3 2022'],
    PQ: ['in the third quarter of fiscal 2021', 'in the three months ended June 26, 2021'],
    Y: ['in the first nine months of fiscal 2022', 'for the nine months ended June 25, 2022'],
    E: ['as of June 25, 2022', 'at quarter-end on June 25, 2022'],
    PE: ['as of September 25, 2021'],
  },
  parts: ['iPhone', 'Mac', 'iPad', 'Greater China', 'Americas'],
  facts: `
revenue | Q | $82,959m | 4
revenue | PQ | $81,434m | 4
revenue | Y | $304,182m | 4
revenue change | Q | 2% | 18
revenue change | Y | 8% | 18
operating income | Q | $23,076m | 4
net income | Q | $19,442m | 4
net income | PQ | $21,744m | 4
net income | Y | $79,082m | 4
eps | Q | $1.20 | 4
eps | Y | $4.82 | 4
research | Q | $6,797m | 4
cash | E | $27,502m | 6
inventory | E | $5,433m | 6
cash | PE | $34,940m | 6
revenue @iPhone | Q | $40,665m | 18
revenue @Mac | Q | $7,382m | 18
revenue @iPad | Q | $7,224m | 18
revenue change @iPhone | Q | 3% | 18
revenue change @Mac | Q | -10% | 18
revenue change @iPad | Y | -6% | 18`,
};
