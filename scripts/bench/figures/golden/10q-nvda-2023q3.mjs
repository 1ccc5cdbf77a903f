/** @type {import('../golden.mjs').Golden} */
export const nvda2023q3 = {
  file: '10q-nvda-2023q3.pdf',
  company: 'NVIDIA',
  periods: {
    Q: [
      'in the third quarter of fiscal 2024',
      'in the quarter ended October 29, 2023',
      'in the third quarter of fiscal year 2024',
    ],
    PQ: ['in the third quarter of fiscal 2023', 'in the three months ended October 30, 2022'],
    SQ: ['in the second quarter of fiscal 2024'],
    Y: ['in the first nine months of fiscal 2024', 'for the nine months ended October 29, 2023'],
    PY: ['in the first nine months of fiscal 2023', 'for the nine months ended October 30, 2022'],
    E: ['as of October 29, 2023', 'at the end of the quarter'],
    PE: ['as of January 29, 2023'],
  },
  parts: ['Data Center', 'Gaming', 'Professional Visualization', 'Automotive', 'Compute & Networking', 'Graphics'],
  facts: `
revenue | Q | $18,120m | 3
revenue | PQ | $5,931m | 3
revenue | SQ | $13,507m | 27
revenue | Y | $38,819m | 3
revenue change | Q | 206% | 27
revenue sequential | Q | 34% | 27
revenue change | Y | 86% | 29
gross margin | Q | 74.0% | 27
gross margin | PQ | 53.6% | 27
gross margin | Y | 70.9% | 30
opex | Q | $2,983m | 27
research | Q | $2,294m | 3
operating income | Q | $10,417m | 27
operating income | Y | $19,358m | 32
operating income change | Q | 1,633% | 27
net income | Q | $9,243m | 3
net income | PQ | $680m | 3
net income | Y | $17,475m | 3
net income change | Q | 1,259% | 27
eps | Q | $3.71 | 3
eps | SQ | $2.48 | 27
eps | Y | $7.01 | 3
cash | E | $5,519m | 5
inventory | E | $4,779m | 5
inventory | PE | $5,159m | 5
assets | E | $54,148m | 5
revenue @Data Center | Q | $14,514m | 24
revenue @Data Center | Y | $29,121m | 24
revenue change @Data Center | Q | 279% | 28
revenue sequential @Data Center | Q | 41% | 28
revenue @Gaming | Q | $2,856m | 24
revenue change @Gaming | Q | 81% | 28
revenue @Professional Visualization | Q | $416m | 29
revenue @Automotive | Q | $261m | 29
revenue change @Automotive | Q | 4% | 29
revenue @Compute & Networking | Q | $14,645m | 30
operating income @Graphics | Q | $1,493m | 32
operating income @Compute & Networking | Y | $19,149m | 32`,
};
