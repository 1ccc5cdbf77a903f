/** @type {import('../golden.mjs').Golden} */
export const amzn2022q3 = {
  file: '10q-amzn-2022q3.pdf',
  company: 'Amazon',
  isKeptAside: true,
  periods: {
    Q: ['in the third quarter of 2022', 'in Q3 2022', 'for the three months ended September 30, 2022'],
    PQ: ['in the third quarter of 2021', 'in Q3 2021', 'for the three months ended September 30, 2021'],
    Y: ['in the first nine months of 2022', 'for the nine months ended September 30, 2022'],
    PY: ['in the first nine months of 2021', 'for the nine months ended September 30, 2021'],
    E: ['as of September 30, 2022', 'at the end of the quarter'],
    PE: ['as of December 31, 2021'],
  },
  parts: ['North America', 'International', 'AWS'],
  facts: `
revenue | Q | $127,101m | 4
revenue | PQ | $110,812m | 4
revenue | Y | $364,779m | 4
revenue change | Q | 15% | 24
revenue change | Y | 10% | 24
operating income | Q | $2,525m | 4
operating income | PQ | $4,852m | 4
operating income | Y | $9,511m | 4
net income | Q | $2,872m | 4
net income | PQ | $3,156m | 4
net income | Y | -$3,000m | 4
eps | Q | $0.28 | 4
eps | PQ | $0.31 | 4
eps | Y | -$0.29 | 4
operating cash flow | Q | $11,404m | 3
cash | E | $34,947m | 6
cash | PE | $36,220m | 6
inventory | E | $36,647m | 6
assets | E | $428,362m | 6
revenue @North America | Q | $78,843m | 24
revenue @International | Q | $27,720m | 24
revenue @AWS | Q | $20,538m | 24
revenue @AWS | Y | $58,718m | 24
revenue change @AWS | Q | 27% | 25
revenue change @International | Q | -5% | 25
revenue change @North America | Q | 20% | 24
operating income @AWS | Q | $5,403m | 25
operating income @AWS | PQ | $4,883m | 25
operating income @North America | Q | -$412m | 25
operating income @International | Q | -$2,466m | 25
operating income @AWS | Y | $17,636m | 25`,
};
