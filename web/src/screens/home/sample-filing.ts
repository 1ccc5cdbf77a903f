/** The quarterly report of a company that does not exist, for the quarter that ended last: who is new has something to write from. */
export function sampleFiling(today: Date): File {
  const quarters = Math.floor(today.getUTCMonth() / 3) + today.getUTCFullYear() * 4;
  const [year, quarter] = [Math.floor((quarters - 1) / 4), (quarters - 1) % 4];
  // The last quarter of a year has no report of this kind.
  const end = ['March 31', 'June 30'][quarter] ?? 'September 30';
  return new File([filing(end, year)], 'Sample 10-Q (made-up company).txt', { type: 'text/plain' });
}

const filing = (end: string, year: number) => `Page 1
FORM 10-Q
QUARTERLY REPORT
For the quarterly period ended ${end}, ${year}
HARBORLIGHT STORAGE, INC.
(Exact name of registrant as specified in its charter)

This is a sample. The company was made up for Copydesk, and none of its figures are real.

Page 2
CONSOLIDATED STATEMENTS OF OPERATIONS
(In millions, except per share data)
	Three Months Ended
	${end},
	${year}	${year - 1}
Revenue:
Battery systems	$612.4	$431.0
Services	88.1	69.5
Total revenue	700.5	500.5

Cost of revenue	455.3	345.3
Gross profit	245.2	155.2
Research and development	61.8	52.4
Selling, general and administrative	74.6	66.1
Operating income	108.8	36.7
Interest expense	(9.2)	(11.0)
Income before taxes	99.6	25.7
Income taxes	20.9	5.4
Net income	$78.7	$20.3

Earnings per share:
Basic	$0.64	$0.17
Diluted	$0.62	$0.16

Page 3
CONSOLIDATED BALANCE SHEETS
(In millions)
	${end},
	${year}
Cash and cash equivalents	$318.2
Inventories	204.9
Total assets	$1,946.0
Long-term debt	$410.0
Total stockholders' equity	$1,022.7

Page 4
MANAGEMENT'S DISCUSSION AND ANALYSIS

Overview. Harborlight builds battery systems that utilities and data centers use to store power for the hours in which it is dear. Total revenue was $700.5 million, up 40% from $500.5 million a year earlier. Battery systems grew 42%, to $612.4 million, as eleven utility projects were delivered in the quarter, against seven a year earlier.

Backlog. Signed orders that are not delivered yet stood at $2.3 billion at the end of the quarter, against $1.5 billion a year earlier. About 60% of it is to be delivered within the next twelve months. The largest order of the quarter, from a utility in Ohio, is worth $310 million.

Gross profit was $245.2 million, or 35.0% of revenue, against 31.0% a year earlier. Lower cell prices added about two and a half points, and the second line at our plant in Toledo, which runs at 90% of its capacity, most of the rest.

Page 5
Outlook. For the next quarter we expect revenue of $730 million to $760 million and a gross margin of 34% to 36%. We plan to begin deliveries of the Beacon 4 system, which holds 30% more energy on the same ground, before the end of that quarter. The board has approved the purchase of up to $150 million of our own shares.

Page 6
RISK FACTORS

Three customers made up 48% of revenue in the quarter. Projects may be put off where a connection to the grid comes late, as two did this quarter. About 55% of our cells come from a single supplier, and a change in tariffs would raise what they cost. Past results are no promise of future ones.
`;
