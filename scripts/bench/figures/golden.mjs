/**
 * Facts of real filings and calls, read by a person from the documents: measure, part (after @), period, value, page.
 * Periods: Q the reported quarter, PQ the same a year before, SQ the one before, Y year to date, PY the same a year
 * before, E the day of the balance sheet, PE the earlier one, F a full year, G what is expected for one.
 * @typedef {{ file: string, company: string, isKeptAside?: boolean, periods: Record<string, string[]>, parts: string[], facts: string }} Golden
 */

/** @type {Golden[]} */
export const golden = [
  {
    file: '10q-aapl-2023q3.pdf',
    company: 'Apple',
    periods: {
      Q: ['in the third quarter of fiscal 2023', 'in the quarter ended July 1, 2023', 'in Q3 2023', 'for the three months ended July 1, 2023'],
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
  },
  {
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
  },
  {
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
  },
  {
    file: '10q-nvda-2023q3.pdf',
    company: 'NVIDIA',
    periods: {
      Q: ['in the third quarter of fiscal 2024', 'in the quarter ended October 29, 2023', 'in the third quarter of fiscal year 2024'],
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
revenue @Data Center | Q | $14,514m | 23
revenue @Data Center | Y | $29,121m | 23
revenue change @Data Center | Q | 279% | 28
revenue sequential @Data Center | Q | 41% | 28
revenue @Gaming | Q | $2,856m | 28
revenue change @Gaming | Q | 81% | 28
revenue @Professional Visualization | Q | $416m | 29
revenue @Automotive | Q | $261m | 29
revenue change @Automotive | Q | 4% | 29
revenue @Compute & Networking | Q | $14,645m | 30
operating income @Graphics | Q | $1,493m | 32
operating income @Compute & Networking | Y | $19,149m | 32`,
  },
  {
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
revenue change | Q | -17% | 26
revenue sequential | Q | -12% | 26
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
revenue @Data Center | Q | $3,833m | 22
revenue change @Data Center | Q | 31% | 26
revenue change @Gaming | Q | -51% | 26
revenue change @Automotive | Q | 86% | 26
revenue sequential @Gaming | Q | -23% | 26`,
  },
  {
    file: '10q-msft-2022q3.pdf',
    company: 'Microsoft',
    periods: {
      Q: ['in the quarter ended September 30, 2022', 'for the three months ended September 30, 2022', 'in the first quarter of fiscal 2023'],
      PQ: ['in the quarter ended September 30, 2021', 'for the three months ended September 30, 2021', 'in the first quarter of fiscal 2022'],
      E: ['as of September 30, 2022', 'at the end of the quarter'],
      PE: ['as of June 30, 2022'],
    },
    parts: ['Productivity and Business Processes', 'Intelligent Cloud', 'More Personal Computing', 'LinkedIn', 'Gaming', 'Windows'],
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
];
