/** @type {import('../golden.mjs').Golden} */
export const intc2023q1 = {
  file: '10q-intc-2023q1.pdf',
  company: 'Intel',
  periods: {
    Q: ['in the first quarter of 2023', 'in Q1 2023', 'in the quarter ended April 1, 2023'],
    PQ: ['in the first quarter of 2022', 'in Q1 2022', 'for the three months ended April 2, 2022'],
    E: ['as of April 1, 2023', 'at the end of the quarter'],
    PE: ['as of December 31, 2022', 'at December 31, 2022'],
  },
  parts: ['Client Computing', 'Data Center and AI', 'Network and Edge', 'Mobileye', 'Intel Foundry Services'],
  facts: `
revenue | Q | $11,715m | 6
revenue | PQ | $18,353m | 6
revenue change | Q | -36% | 5
gross profit | Q | $4,008m | 6
gross margin | Q | 34.2% | 30
gross margin | PQ | 50.4% | 30
research | Q | $4,109m | 6
operating income | Q | -$1,468m | 6
operating income | PQ | $4,341m | 6
net income | Q | -$2,768m | 6
net income | PQ | $8,113m | 6
eps | Q | -$0.66 | 6
eps | PQ | $1.98 | 6
operating cash flow | Q | -$1,785m | 9
operating cash flow | PQ | $5,891m | 9
cash | E | $8,232m | 8
inventory | E | $12,993m | 8
inventory | PE | $13,224m | 8
assets | E | $185,303m | 8
revenue @Client Computing | Q | $5,767m | 12
revenue @Data Center and AI | Q | $3,718m | 12
revenue @Data Center and AI | PQ | $6,074m | 12
revenue @Network and Edge | Q | $1,489m | 12
revenue @Mobileye | Q | $458m | 12
revenue @Mobileye | PQ | $394m | 12
revenue @Intel Foundry Services | Q | $118m | 12
operating income @Client Computing | Q | $520m | 12
operating income @Data Center and AI | Q | -$518m | 12
operating income @Network and Edge | Q | -$300m | 12
operating income @Mobileye | Q | $123m | 12
operating income @Intel Foundry Services | Q | -$140m | 12
revenue change @Client Computing | Q | -38% | 31
revenue change @Data Center and AI | Q | -39% | 31
revenue change @Network and Edge | Q | -30% | 31`,
};
