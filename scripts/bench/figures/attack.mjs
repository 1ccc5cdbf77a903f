/**
 * Sentences of somebody who tried to have a wrong figure traced, or a right one refused: another base or time, another
 * company, what analysts expected, floors and multiples. Written as in `free.mjs`; they are told apart from the others.
 * @type {Record<string, string>}
 */
export const attack = {
  '10q-aapl-2022q3.pdf': `
+ [$83 billion] Apple pulled in nearly $83 billion last quarter.
- [$83 billion] Apple earned nearly $83 billion last quarter in net income.
+ [$83 billion] Apple posted nearly $83 billion in sales for the June quarter.
+ [2%] Sales were up just 2% from a year ago.
- [8%] Sales were up 8% from a year ago in the June quarter.
+ [$19.4 billion] Profit slid to $19.4 billion, or $1.20 a share, from $21.7 billion, or $1.30 a share.
+ [$1.20 a share] Profit slid to $19.4 billion, or $1.20 a share, from $21.7 billion, or $1.30 a share.
+ [$21.7 billion] Profit slid to $19.4 billion, or $1.20 a share, from $21.7 billion, or $1.30 a share.
+ [$1.30 a share] Profit slid to $19.4 billion, or $1.20 a share, from $21.7 billion, or $1.30 a share.
- [$21.7 billion] Profit rose to $21.7 billion, or $1.30 a share, from $19.4 billion.
- [$19.4 billion] Profit rose to $21.7 billion, or $1.30 a share, from $19.4 billion.
- [$1.31] Diluted EPS was $1.31 a year ago.
- [$1.20] Apple earned $1.20 a share in the year-ago quarter.
+ [10.6%] Net income fell 10.6% from a year earlier.
- [10.6%] Net income rose 10.6% from a year earlier.
- [10.6%] Operating income fell 10.6% from a year earlier.
+ [12%] Services grew 12% to a record $19.6 billion.
+ [$19.6 billion] Services grew 12% to a record $19.6 billion.
- [18%] Services grew 18% to a record $19.6 billion last quarter.
+ [71.5%] Services carries a gross margin of 71.5%, twice that of Products at 34.5%.
+ [34.5%] Services carries a gross margin of 71.5%, twice that of Products at 34.5%.
- [71.5%] Apple's gross margin was 71.5%.
- [71.5%] Products gross margin was 71.5%.
- [34.5%] Services carries a gross margin of 34.5%, half that of Products at 71.5%.
- [71.5%] Services carries a gross margin of 34.5%, half that of Products at 71.5%.
+ [1.7 points] Services gross margin widened by 1.7 points from a year ago.
- [1.7 points] Services gross margin narrowed by 1.7 points from a year ago.
- [1.7 points] Apple's gross margin widened by 1.7 points from a year ago.
+ [1.5 points] Products gross margin slipped 1.5 points, to 34.5%.
+ [170 basis points] Services gross margin rose 170 basis points to 71.5%.
- [170 basis points] Services gross margin fell 170 basis points to 71.5%.
+ [10%] Mac sales fell 10% to $7.4 billion.
- [10%] Mac sales rose 10% to $7.4 billion.
- [10%] Mac sales rose 10% last quarter.
+ [10%] Mac sales rose 10% over the first nine months of the year.
- [10%] iPad sales fell 10%.
+ [16%] Japan was the weak spot: sales there dropped 16%.
- [16%] China was the weak spot: sales there dropped 16%.
- [16%] Europe was the weak spot: sales dropped 16%.
+ [$14.6 billion] Greater China brought in $14.6 billion, down 1%.
- [$14.6 billion] Japan brought in $14.6 billion, down 1%.
- [$5.4 billion] Operating income in Japan was $5.4 billion.
+ [$2.4 billion] Operating income in Japan was $2.4 billion.
+ [49%] The iPhone made up 49% of all sales.
+ [half] The iPhone made up nearly half of all sales.
- [49%] The Mac made up 49% of all sales.
- [49%] The iPhone made up 49% of profit.
+ [$0.23] The quarterly dividend is $0.23 a share.
- [$0.23] Earnings were $0.23 a share.
+ [$21.7 billion] Apple bought back $21.7 billion of stock in the quarter.
- [$65.0 billion] Apple bought back $65.0 billion of stock in the quarter.
+ [$65 billion] Apple bought back $65 billion of stock in nine months.
- [$65 billion] Apple paid $65 billion in dividends over nine months.
+ [408 million] Apple retired 408 million shares in nine months.
- [408 billion] Apple retired 408 billion shares in nine months.
+ [15.7%] The tax rate climbed to 15.7% from 10.8%.
+ [10.8%] The tax rate climbed to 15.7% from 10.8%.
- [15.7%] The tax rate fell to 10.8% from 15.7%.
- [10.8%] The tax rate fell to 10.8% from 15.7%.
- [21%] Apple paid tax at an effective rate of 21%.
+ [43.3%] Gross margin held at 43.3%, unchanged from a year earlier.
+ [28 cents] For every dollar of sales, Apple kept 28 cents as operating profit.
+ [$23.1 billion] Operating profit came to $23.1 billion, down 4% year over year.
+ [4%] Operating profit came to $23.1 billion, down 4% year over year.
- [$23.1 billion] Pretax loss came to $23.1 billion.
+ [$1.1 billion] R&D spending rose by $1.1 billion, to $6.8 billion.
- [$1.1 billion] SG&A spending rose by $1.1 billion.
- [$304 billion] Apple took in $304 billion last quarter.
+ [$304 billion] Apple has taken in $304 billion so far this fiscal year.
- [$304.2 million] Nine-month sales reached $304.2 million.
- [$82,959] Sales came to $82,959.
- [$82.959 million] Sales came to $82.959 million.
- [$19.6 billion] Subscriptions revenue was $19.6 billion.
- [$19.6 billion] AirPods sales were $19.6 billion.
- [$19.4 billion] Free cash flow was $19.4 billion.
- [$40.7 billion] Apple sold $40.7 billion of iPhones in the March quarter.
+ [$40.7 billion] Apple sold $40.7 billion of iPhones in the June quarter.
- [$40.7 billion] Apple sold $40.7 billion of iPads in the June quarter.
+ [$1.1 billion] iPhone sales grew by $1.1 billion.
- [$1.1 billion] iPhone sales shrank by $1.1 billion.
- [12%] Apple's Services profit grew 12%.
- [$82.96 billion] Microsoft's sales were $82.96 billion.
- [$82.96 billion] Samsung posted sales of $82.96 billion, well above Apple.
- [$82.96 billion] Wall Street had looked for sales of $82.96 billion.
- [2%] Sales were up 2% from the prior quarter.
- [$1.20] Analysts called for EPS of $1.20.
- [$1.20] Adjusted EPS was $1.20.
- [9%] Net sales in Greater China rose 9% in the quarter.
- [$7.1 billion] Europe net sales were $7.1 billion.
- [$63.4 billion] Services sales were $63.4 billion and products sales were $19.6 billion.
- [$19.6 billion] Services sales were $63.4 billion and products sales were $19.6 billion.
+ [$63.4 billion] Products sales were $63.4 billion and services sales were $19.6 billion.
- [$41.5 billion] Cost of sales was $41.5 billion for services and $5.6 billion for products.
- [$5.6 billion] Cost of sales was $41.5 billion for services and $5.6 billion for products.
- [$21.9 billion] Services gross margin was $21.9 billion, ahead of products at $14.0 billion.
- [$14.0 billion] Services gross margin was $21.9 billion, ahead of products at $14.0 billion.
- [72.2%] Services gross margin reached 72.2% in the quarter.
+ [69.8%] Services gross margin rose to 71.5% from 69.8%.
- [69.8%] Services gross margin fell to 69.8% from 71.5%.
- [36.0%] Services gross margin rose to 71.5% from 36.0%.
- [36.0%] Services gross margin rose to 71.5% while products gross margin was 36.0%.
- [7%] Wearables sales rose 7%.
+ [8%] Wearables, Home and Accessories fell 8%.
- [$1.30] Basic EPS was $1.30 a year ago.
- [$1.31] EPS was $1.20, down from $1.31.
- [$65.0 billion] Apple returned $65.0 billion through buybacks in the third quarter.
- [$722 million] Apple paid interest of $722 million.
- [$719 million] Interest and dividend income was $719 million.
- [$719 million] Interest expense was $719 million a year ago.
- [$82.96 billion] Sales reached $82.96 billion by the end of May.
- [$82.96 billion] Sales came to $82.96 billion at the end of September.
- [2%] The dividend rose 2%.
- [12%] Services' user base grew 12%.
- [$82.96 billion] Sales came in $82.96 billion above estimates.
- [2%] Sales beat estimates by 2%.
- [12%] Services sales beat estimates by 12%.
- [2%] Sales came in 2% above consensus.
- [$1.20] EPS beat by $1.20.
- [$1.20] The EPS estimate was $1.20.
- [$1.20] Earnings per share topped estimates of $1.20.
- [$1.20] EPS of $1.25 topped the Street's $1.20.
- [$82.96 billion] Analysts expected revenue of $82.96 billion.
- [$82.96 billion] Revenue beat the expected $82.96 billion.
- [$82.96 billion] Revenue beat the consensus estimate of $82.96 billion.
- [doubled] Apple's sales nearly doubled.
- [doubled] Apple's sales almost doubled from a year ago.
- [halved] Apple's sales more than halved.
- [halved] Apple's net income more than halved.
- [halved] Japan sales nearly halved.
+ [half] Nothing half.
- [$82.96 billion] 2021 sales were $82.96 billion.
- [$82.96 billion] Apple's 2022 sales of $82.96 billion were a record.
- [$82.96 billion] Its 2021 revenue was $82.96 billion.
- [$1.20] 2022 EPS was $1.20.
- [$1.20] The 2021 EPS was $1.20.
- [$82.96 billion] Three years ago, sales were $82.96 billion.
- [$82.96 billion] Sales were $82.96 billion a decade ago.
- [$82.96 billion] In the holiday quarter, sales were $82.96 billion.
- [$82.96 billion] Sales were $82.96 billion over the holidays.
- [$82.96 billion] Sales in the spring quarter two years back were $82.96 billion.
- [$82.96 billion] Sales were $82.96 billion through May.
- [$304.2 billion] Sales were $304.2 billion over the past twelve months.
- [$304.2 billion] Full-year sales were $304.2 billion.
- [$304.2 billion] Sales topped $304.2 billion last year.
- [$19.6 billion] Products sales were $19.6 billion, while Services grew.
- [$63.4 billion] Services sales were $63.4 billion, while Products shrank.
- [71.5%] Products gross margin reached 71.5%, well above Services.
- [71.5%] Products earn a gross margin of 71.5%, more than Services do.
+ [8%] Wearables, Home and Accessories sales fell 8%.
+ [$80 billion] Sales topped $80 billion.
+ [$80 billion] Apple posted more than $80 billion in sales.
+ [$20 billion] Services sales were nearly $20 billion.
+ [$300 billion] Nine-month sales topped $300 billion.
+ [$20 billion] Services brought in just under $20 billion.
+ [10%] Services sales grew more than 10%.
+ [40%] Gross margin stayed above 40%.
+ [70%] Services gross margin topped 70%.
+ [$7 billion] Mac sales came to over $7 billion.
+ [$1] Apple earned well over $1 a share.
- [$82.96 billion] - Net sales, Q3 2021: $82.96 billion
+ [$82.96 billion] - Net sales, Q3 2022: $82.96 billion
+ [$81.43 billion] - Net sales, Q3 2021: $81.43 billion
- [$19.6 billion] - Products: $19.6 billion
+ [$63.4 billion] - Products: $63.4 billion
- [$63.4 billion] - Services: $63.4 billion
- [$82.96 billion] Subject: Apple's $82.96 billion profit
+ [$82.96 billion] Subject: Apple's $82.96 billion quarter
- [$82.96 billion] Services had a great quarter. Revenue was $82.96 billion.
- [$82.96 billion] Let's talk about Services. It had revenue of $82.96 billion.
- [$19.4 billion] Look at Services. Its profit was $19.4 billion.
- [43.3%] Services is the jewel. Its gross margin is 43.3%.
- [2%] Mac had a tough quarter. Its sales rose 2%.
- [2%] The Mac? Sales rose 2%.
- [2%] Sales of AirPods rose 2%.
- [2%] Demand for iPads pushed sales up 2%.
- [12%] Profit from Services grew 12%.
+ [$6.8 billion] Apple poured $6.8 billion into R&D.
+ [19%] R&D spending jumped 19%.
- [19%] SG&A spending jumped 19%.
+ [$3.8 billion] Shareholders collected $3.8 billion in dividends.
+ [$1.5 billion] That's $1.5 billion more in sales than a year ago.
+ [$1.5 billion] Sales grew $1.5 billion year over year.
- [$1.5 billion] Sales grew $1.5 billion from the March quarter.
+ [7%] R&D ate up 8% of sales; SG&A 7%.
+ [8%] R&D ate up 8% of sales.
- [15%] R&D ate up 15% of sales.
+ [24%] Services were 24% of sales.
+ [45%] The Americas made up 45% of sales.
- [45%] Europe made up 45% of sales.
- [2%] Sales rose 2% from Q2.
- [2%] Sales rose 2% from the second quarter.
- [2%] Sales rose 2% from the March quarter.
- [2%] Sales rose 2% since March.
- [2%] Sales rose 2% from 2020.
- [2%] Sales rose 2% from 2019 levels.
- [2%] Sales rose 2% over two years.
- [2%] Sales rose 2% from two years ago.
- [2%] Sales are up 2% since the pandemic began.
- [2%] Sales rose 2% month over month.
- [2%] Sales rose 2% from last month.
- [2%] Sales rose 2% from the holiday quarter.
- [2%] Sales rose 2% more than expected.
- [2%] Sales were 2% higher than estimates.
- [2%] Sales rose 2% a month.
- [2%] Sales grew 2% in Q2.
- [$1.20] Apple raised its dividend to $1.20 a share.
- [$1.20] Apple pays $1.20 a share each quarter in dividends.
- [$1.20] Apple trades at $1.20 a share.
- [$0.23] Apple earned $0.23 a share.
- [$23.1 billion] Apple's cash flow from operations was $23.1 billion.
- [$35.9 billion] Services gross margin was $35.9 billion.
- [$23.1 billion] Services operating income was $23.1 billion.
- [$23.1 billion] Services had operating income of $23.1 billion.
- [$19.4 billion] Services generated net income of $19.4 billion.
- [$19.4 billion] The iPhone generated net income of $19.4 billion.
- [43.3%] The iPhone earns a gross margin of 43.3%.
- [43.3%] Services earns a gross margin of 43.3%.
- [$6.8 billion] Services spent $6.8 billion on R&D.
- [$83.0 billion] Services helped lift revenue to $83.0 billion.
- [$21.7 billion] Apple bought back $21.7 billion of stock a year ago.
+ [$22.5 billion] A year ago, Apple bought back $22.5 billion of stock.
- [$21.7 billion] Apple plans to buy back $21.7 billion of stock.
- [$82.96 billion] Apple's market value is $82.96 billion.
- [$23.1 billion] Operating profit of $23.1 billion more than covered the $23.1 billion tax bill.
- [$3.6 billion] Apple received a tax refund of $3.6 billion.
+ [$3.6 billion] The tax bill was $3.6 billion.
`,
  '10q-nvda-2022q3.pdf': `
+ [$5.93 billion] NVIDIA's revenue came in at $5.93 billion, down 17% from a year ago and 12% from the prior quarter.
+ [17%] NVIDIA's revenue came in at $5.93 billion, down 17% from a year ago and 12% from the prior quarter.
+ [12%] NVIDIA's revenue came in at $5.93 billion, down 17% from a year ago and 12% from the prior quarter.
- [12%] NVIDIA's revenue came in at $5.93 billion, down 12% from a year ago and 17% from the prior quarter.
- [17%] NVIDIA's revenue came in at $5.93 billion, down 12% from a year ago and 17% from the prior quarter.
+ [halved] Gaming revenue more than halved.
+ [51%] Gaming sales fell 51% to $1.57 billion.
+ [$1.57 billion] Gaming sales fell 51% to $1.57 billion.
- [51%] Data Center sales fell 51%.
+ [31%] Data Center sales climbed 31% to $3.83 billion while Gaming sank 51% to $1.57 billion.
+ [$3.83 billion] Data Center sales climbed 31% to $3.83 billion while Gaming sank 51% to $1.57 billion.
+ [51%] Data Center sales climbed 31% to $3.83 billion while Gaming sank 51% to $1.57 billion.
+ [$1.57 billion] Data Center sales climbed 31% to $3.83 billion while Gaming sank 51% to $1.57 billion.
- [$1.57 billion] Data Center sales climbed 31% to $1.57 billion while Gaming sank 51% to $3.83 billion.
- [$3.83 billion] Data Center sales climbed 31% to $1.57 billion while Gaming sank 51% to $3.83 billion.
- [51%] Data Center sales sank 51% while Gaming climbed 31%.
- [31%] Data Center sales sank 51% while Gaming climbed 31%.
+ [72%] Net income tumbled 72% to $680 million, or 27 cents a share.
+ [27 cents a share] Net income tumbled 72% to $680 million, or 27 cents a share.
- [72%] Net income jumped 72% to $680 million.
- [77%] Net income tumbled 77%.
+ [77%] Operating income plunged 77% to $601 million.
- [20%] Operating income rose 20% from a year ago.
+ [20%] Operating income rose 20% from the prior quarter.
+ [53.6%] Gross margin was 53.6%, 11.6 points below a year ago.
+ [11.6 points] Gross margin was 53.6%, 11.6 points below a year ago.
- [10.1 points] Gross margin was 53.6%, up 10.1 points from a year ago.
+ [10.1 points] Gross margin rebounded 10.1 points from the prior quarter to 53.6%.
- [11.6%] Gross margin was 11.6%.
+ [86%] Automotive sales jumped 86% year over year.
- [86%] Automotive sales jumped 86% quarter over quarter.
+ [14%] Automotive sales rose 14% sequentially.
+ [$702 million] NVIDIA took a $702 million inventory charge.
- [$702 billion] NVIDIA took a $702 billion inventory charge.
+ [$13.14 billion] NVIDIA ended the quarter with $13.14 billion in cash and securities.
- [$13.14 billion] NVIDIA ended the quarter with $13.14 billion in debt.
- [$19.30 billion] NVIDIA ended the quarter with $19.30 billion in cash, cash equivalents and marketable securities.
- [$17.04 billion] Cash, cash equivalents and marketable securities were $17.04 billion, down from $19.30 billion a year ago.
+ [$3.65 billion] NVIDIA bought back $3.65 billion of stock.
- [$3.65 billion] NVIDIA paid $3.65 billion in dividends.
+ [$100 million] NVIDIA paid $100 million in dividends.
+ [$8.28 billion] It still has $8.28 billion left under its buyback authorization.
- [$8.28 billion] NVIDIA bought back $8.28 billion of stock.
- [$65.2 billion] NVIDIA holds $65.2 billion.
+ [65%] Professional Visualization cratered, down 65% from a year ago.
- [65%] Automotive cratered, down 65% from a year ago.
+ [2x] Operating expenses grew nearly twice as fast.
- [65.2%] Gross margin widened to 65.2% from 53.6% a year ago.
- [53.6%] Gross margin widened to 65.2% from 53.6% a year ago.
- [$7.1 billion] NVIDIA's revenue jumped to $7.1 billion.
- [$5.9 billion] NVIDIA's revenue jumped to $7.1 billion from $5.9 billion.
- [$5.93 billion] NVIDIA's revenue was $5.93 billion, down from $6.70 billion a year ago.
- [$6.70 billion] NVIDIA's revenue was $5.93 billion, down from $6.70 billion a year ago.
+ [$6.70 billion] NVIDIA's revenue was $5.93 billion, down from $6.70 billion in the prior quarter.
- [$2.5 billion] Net income was $2.5 billion in the latest quarter.
- [$3.8 billion] Graphics revenue was $3.8 billion.
+ [$3.8 billion] Compute & Networking revenue was $3.8 billion.
- [$4.5 billion] Inventories stood at $4.5 billion at the end of January.
+ [$4.45 billion] Inventories swelled to $4.45 billion.
- [$2.6 billion] Inventories swelled to $2.6 billion.
- [$1.35 billion] NVIDIA earned $1.35 billion from the Arm termination.
- [$105 million] Crypto mining revenue was $105 million this quarter.
- [$0.97] NVIDIA earned $0.97 a share in the third quarter of fiscal 2023.
+ [$1.05 billion] After the quarter it bought back another $1.05 billion.
- [$5.93 billion] AMD reported revenue of $5.93 billion.
- [$5.93 billion] Rival Intel posted revenue of $5.93 billion.
- [$5.93 billion] Unlike Intel, which posted revenue of $5.93 billion, NVIDIA is small.
- [$5.93 billion] Consensus was for revenue of $5.93 billion.
- [$5.93 billion] Analyst estimates called for revenue of $5.93 billion.
- [17%] The stock is down 17% from a year ago.
- [17%] Shares fell 17% after revenue came out.
- [31%] Data Center profit was up 31% from a year ago.
- [31%] Data Center customers were up 31% from a year ago.
- [$5.93 billion] A year ago, NVIDIA's revenue was $5.93 billion.
- [$5.93 billion] NVIDIA makes revenue of $5.93 billion each month.
- [$5.93 billion] NVIDIA has annual revenue of $5.93 billion.
- [$5.93 billion] NVIDIA missed revenue by $5.93 billion.
- [$5.93 billion] NVIDIA beat revenue estimates by $5.93 billion.
- [$5.93 billion] NVIDIA's revenue fell $5.93 billion.
- [$5.93 billion] NVIDIA's revenue dropped by $5.93 billion.
- [$5.93 billion] NVIDIA's revenue exceeded $5.93 billion by far, reaching $7 billion.
- [$680 million] NVIDIA lost $680 million.
- [$5.93 billion] Without the charge, revenue would have been $5.93 billion.
- [$5.93 billion] Revenue was not $5.93 billion.
- [$5.93 billion] AI revenue was $5.93 billion.
- [$5.93 billion] GPU sales were $5.93 billion.
- [17%] GPU sales fell 17%.
- [$5.93 billion] China revenue was $5.93 billion.
- [$5.93 billion] Crypto revenue was $5.93 billion.
- [$5.93 billion] Cloud revenue was $5.93 billion.
- [17%] Chip revenue fell 17%.
- [17%] The share price fell 17% as sales slid.
- [51%] PC sales fell 51%.
- [$702 million] Gaming took a $702 million inventory charge.
+ [12%] Revenue fell 12% from Q2.
+ [12%] Revenue fell 12% from the second quarter.
+ [12%] Revenue fell 12% quarter over quarter.
- [17%] Revenue fell 17% from Q2.
- [17%] Revenue fell 17% from the second quarter.
- [17%] Revenue fell 17% from three months ago.
- [17%] Revenue fell 17% since July.
- [72%] Profit fell 72% in three months.
- [$5.93 billion] Data Center did well. Revenue was $5.93 billion.
- [$5.93 billion] Data Center did well. Its revenue was $5.93 billion.
- [$5.93 billion] Data Center was the star of the show in a hard quarter for the chip industry as a whole. Its revenue was $5.93 billion.
- [31%] Gaming had a rough quarter. But Data Center? Up 31%.
- [17%] Gaming had a rough quarter. Its revenue fell 17%.
`,
  '10q-amzn-2022q3.pdf': `
+ [$127.1 billion] Amazon rang up $127.1 billion in sales last quarter.
+ [$127.1 billion] Amazon rang up $127.1 billion in sales in Q3.
+ [27%] AWS grew 27% to $20.5 billion.
+ [$20.5 billion] AWS grew 27% to $20.5 billion.
- [39%] AWS grew 39% to $20.5 billion.
+ [39%] A year ago AWS sales grew 39%.
+ [19%] Excluding currency, Amazon's sales rose 19%.
- [19%] Amazon's sales rose 19% in Q3.
+ [12%] International sales rose 12% at constant currency.
- [12%] International sales rose 12%.
+ [5%] International sales slipped 5%.
- [5%] International sales rose 5%.
+ [$2.5 billion] International lost $2.5 billion, while AWS made $5.4 billion.
- [$5.4 billion] International lost $5.4 billion, while AWS made $2.5 billion.
- [$2.5 billion] International lost $5.4 billion, while AWS made $2.5 billion.
+ [$5.4 billion] International lost $2.5 billion, while AWS made $5.4 billion in operating income.
+ [$2.5 billion] Operating income nearly halved to $2.5 billion from $4.9 billion.
+ [halved] Operating income nearly halved to $2.5 billion from $4.9 billion.
- [$4.9 billion] Operating income nearly doubled to $4.9 billion from $2.5 billion.
- [$2.5 billion] Operating income nearly doubled to $4.9 billion from $2.5 billion.
- [doubled] Operating income nearly doubled to $4.9 billion from $2.5 billion.
+ [$3.0 billion] Amazon is $3.0 billion in the red so far this year: a net loss of $3.0 billion for the nine months.
- [$3.0 billion] Amazon had net income of $3.0 billion for the nine months ended September 30, 2022.
- [$3.0 billion] Amazon had a net loss of $3.0 billion in Q3 2022.
+ [$67.8 billion] Net service sales were $67.8 billion and net product sales $59.3 billion.
+ [$59.3 billion] Net service sales were $67.8 billion and net product sales $59.3 billion.
- [$67.8 billion] Net product sales were $67.8 billion and net service sales were $59.3 billion.
- [$59.3 billion] Net product sales were $67.8 billion and net service sales were $59.3 billion.
- [$67.8 billion] Product sales of $67.8 billion topped service sales of $59.3 billion.
- [$59.3 billion] Product sales of $67.8 billion topped service sales of $59.3 billion.
+ [62%] North America made up 62% of sales, AWS 16%.
+ [16%] North America made up 62% of sales, AWS 16%.
- [16%] North America made up 16% of sales, AWS 62%.
- [62%] North America made up 16% of sales, AWS 62%.
+ [16%] AWS accounts for 16% of net sales.
- [22%] AWS accounts for 22% of net sales.
+ [$140 billion] Amazon expects fourth-quarter sales of $140 billion to $148 billion.
+ [$148 billion] Amazon expects fourth-quarter sales of $140 billion to $148 billion.
- [$140 billion] Amazon's fourth-quarter sales were $140 billion to $148 billion.
- [$140 billion] Amazon expects fourth-quarter operating income of $140 billion.
- [$140 billion] Amazon expects full-year sales of $140 billion to $148 billion.
+ [2%] It guides for growth of 2% to 8%.
- [28 cents] Amazon earned 28 cents a share in Q3 2021.
- [31 cents] Amazon earned 31 cents a share in Q3.
+ [31 cents] Amazon earned 28 cents a share, down from 31 cents.
- [$20.5 billion] Azure revenue was $20.5 billion.
- [$20.5 billion] Cloud rival Microsoft reported sales of $20.5 billion.
- [$412 million] North America turned a profit: operating income of $412 million.
+ [26.3%] AWS's operating margin was 26.3%.
- [26.3%] Amazon's operating margin was 26.3%.
- [30.3%] AWS's operating margin was 30.3%.
- [$67.8 billion] Net product sales were $67.8 billion.
- [$67.8 billion] Product sales of $67.8 billion topped service sales.
- [$127.1 billion] Service sales were $127.1 billion.
- [$127.1 billion] Advertising sales were $127.1 billion.
- [$127.1 billion] Advertising revenue was $127.1 billion.
- [$127.1 billion] Online store sales were $127.1 billion.
- [$127.1 billion] Cloud sales were $127.1 billion.
- [$127.1 billion] Grocery revenue hit $127.1 billion.
- [15%] Cloud sales grew 15%.
- [15%] Advertising revenue rose 15%.
- [$140 billion] Amazon expects Q3 sales of $140 billion to $148 billion.
- [$140 billion] Amazon expects third-quarter 2022 sales of $140 billion to $148 billion.
+ [$140 billion] Amazon expects sales of $140 billion to $148 billion.
- [$140 billion] Amazon expects sales of $140 billion to $148 billion this quarter.
- [halved] Operating income more than halved.
- [doubled] AWS sales nearly doubled.
- [20%] Prime revenue rose 20%.
+ [20%] North America sales rose 20% to $78.8 billion.
+ [$78.8 billion] North America sales rose 20% to $78.8 billion.
- [15%] Prime Video and advertising sales rose 15%.
`,
  '10q-msft-2022q3.pdf': `
+ [24%] Microsoft Cloud jumped 24% to $25.7 billion.
+ [$25.7 billion] Microsoft Cloud jumped 24% to $25.7 billion.
+ [35%] Azure and other cloud services revenue grew 35%.
- [35%] LinkedIn revenue grew 35%.
- [35%] Microsoft's revenue grew 35%.
- [17%] Azure revenue grew 17%.
+ [17%] LinkedIn revenue climbed 17%.
+ [15%] Windows OEM revenue sank 15%.
- [15%] Windows OEM revenue rose 15%.
- [15%] Windows revenue sank 15%.
+ [13%] Xbox hardware revenue rose 13%.
- [13%] Xbox content and services revenue rose 13%.
+ [$2.35] Microsoft earned $2.35 a share, 4% more than the adjusted $2.27 of a year ago.
+ [$2.27] Microsoft earned $2.35 a share, 4% more than the adjusted $2.27 of a year ago.
+ [$2.35] EPS of $2.35 was down 13% from $2.71.
+ [$2.71] EPS of $2.35 was down 13% from $2.71.
- [4%] Diluted EPS was up 4% from a year ago.
+ [13%] Diluted EPS was down 13% from a year ago.
- [$17.2 billion] Net income a year earlier was $17.2 billion.
+ [$17.2 billion] Adjusted net income a year earlier was $17.2 billion.
- [$20.5 billion] Adjusted net income a year earlier was $20.5 billion.
+ [2%] On an adjusted basis, net income edged up 2%.
- [2%] Net income edged up 2%.
- [11%] Operating income grew 11% on revenue growth of 6%.
- [6%] Operating income grew 11% on revenue growth of 6%.
+ [6%] Operating income grew 6% on revenue growth of 11%.
+ [11%] Operating income grew 6% on revenue growth of 11%.
- [$17.6 billion] Revenue of $17.6 billion produced net income of $50.1 billion.
- [$50.1 billion] Revenue of $17.6 billion produced net income of $50.1 billion.
+ [$3.4 billion] Intelligent Cloud added $3.4 billion of revenue.
- [$3.4 billion] Intelligent Cloud's revenue was $3.4 billion.
- [73%] Microsoft's gross margin was 73%.
+ [73%] Microsoft Cloud's gross margin percentage rose 2 points to 73%.
+ [69%] Gross margin was 69%.
- [$50.1 billion] Google parent Alphabet posted revenue of $50.1 billion.
- [$61.3 million] Microsoft 365 Consumer has $61.3 million in subscribers.
- [61.3 million] Xbox Game Pass has 61.3 million subscribers.
- [61.3 million] LinkedIn has 61.3 million subscribers.
- [$50.1 billion] Product revenue was $33.8 billion and service revenue $50.1 billion.
+ [35 cents] Of each dollar in sales, 35 cents fell to the bottom line.
+ [35%] Azure revenue grew 35%.
+ [35%] Azure grew 35%.
- [$50.1 billion] Service revenue was $50.1 billion.
- [$50.1 billion] Product revenue was $50.1 billion.
- [$50.1 billion] Cloud revenue was $50.1 billion.
- [11%] Cloud revenue grew 11%.
- [11%] Subscription revenue grew 11%.
- [$50.1 billion] AI revenue hit $50.1 billion.
- [15%] Windows sales fell 15%.
+ [6%] Windows revenue fell 6%.
- [16%] Search and news advertising revenue rose 16%.
- [10%] Search and news advertising revenue excluding traffic acquisition costs rose 10%.
- [28%] Office Commercial products and cloud services revenue fell 28%.
- [11%] Office Commercial products and cloud services revenue increased 11%.
- [11%] Server products and cloud services revenue increased 11%.
- [11%] Search and news advertising revenue rose 11%.
- [11%] Office Consumer products and cloud services revenue grew 11%.
- [11%] Dynamics products and cloud services revenue rose 11%.
- [$50.1 billion] Search and news advertising revenue was $50.1 billion.
- [$50.1 billion] Server products and cloud services revenue was $50.1 billion.
`,
  '10q-intc-2023q1.pdf': `
+ [36%] Intel's sales dropped by more than a third, or 36%, to $11.7 billion.
+ [$11.7 billion] Intel's sales dropped by more than a third, or 36%, to $11.7 billion.
- [$0.66] Intel earned $0.66 a share.
+ [$0.66] Intel lost $0.66 a share, versus a profit of $1.98 a year ago.
+ [$1.98] Intel lost $0.66 a share, versus a profit of $1.98 a year ago.
- [$1.98] Intel lost $1.98 a share a year ago.
+ [$(0.66)] Diluted EPS was $(0.66).
+ [-$0.66] Diluted EPS was -$0.66.
+ [$518 million] Its Data Center and AI group swung to an operating loss of $518 million from a profit of $1.4 billion.
+ [$1.4 billion] Its Data Center and AI group swung to an operating loss of $518 million from a profit of $1.4 billion.
- [$518 million] Its Data Center and AI group swung to an operating profit of $518 million.
- [$1.5 billion] Intel cut its quarterly dividend, paying $1.5 billion in the first quarter of 2022.
+ [$1.5 billion] Intel paid $1.5 billion in dividends.
- [$11.1 billion] Cash and cash equivalents stood at $11.1 billion at the end of March.
- [$11.1 billion] Cash and cash equivalents stood at $11.1 billion on the first of April.
- [$8.2 billion] Cash and cash equivalents stood at $8.2 billion at the end of December.
- [$8.2 billion] Cash and cash equivalents stood at $8.2 billion at year-end.
- [$8.2 billion] Cash and cash equivalents stood at $8.2 billion at the end of last year.
- [$8.2 billion] Cash and cash equivalents stood at $8.2 billion back in January.
- [$8.2 billion] Cash and cash equivalents stood at $8.2 billion two years ago.
- [$11.7 billion] Intel's net revenue was $11.7 billion two years ago.
- [$11.7 billion] Intel's net revenue was $11.7 billion before the pandemic.
- [$11.7 billion] Intel's net revenue was $11.7 billion during the pandemic.
- [$11.7 billion] TSMC's revenue was $11.7 billion.
- [$11.7 billion] TSMC, which makes Intel's chips, had revenue of $11.7 billion.
- [$11.7 billion] Samsung's revenue of $11.7 billion tops Intel.
- [halved] Revenue more than halved.
- [halved] Intel's revenue nearly halved.
+ [$1.5 billion] Intel paid out $1.5 billion in dividends in the first quarter of 2023.
- [$1.5 billion] Intel paid out $1.5 billion in dividends in the first quarter of 2022.
- [$11.7 billion] Smartphone revenue was $11.7 billion.
- [$11.7 billion] AI chip revenue was $11.7 billion.
- [36%] AI revenue fell 36%.
- [36%] PC sales fell 36%.
- [$1.0 billion] Intel was owed $1.0 billion.
- [$8.2 billion] Intel burned through cash of $8.2 billion.
- [$8.2 billion] Cash rose by $8.2 billion.
`,
  'call-acn_q1_2022.txt': `
+ [27%] Accenture's revenue jumped 27% to $15 billion.
+ [$15 billion] Accenture's revenue jumped 27% to $15 billion.
- [33%] Accenture's revenue jumped 33% to $15 billion.
+ [33%] Consulting revenue rose 33% to $8.4 billion; outsourcing rose 21% to $6.6 billion.
+ [$8.4 billion] Consulting revenue rose 33% to $8.4 billion; outsourcing rose 21% to $6.6 billion.
+ [21%] Consulting revenue rose 33% to $8.4 billion; outsourcing rose 21% to $6.6 billion.
+ [$6.6 billion] Consulting revenue rose 33% to $8.4 billion; outsourcing rose 21% to $6.6 billion.
- [$6.6 billion] Consulting revenue rose 33% to $6.6 billion.
- [$8.4 billion] Outsourcing revenue was $8.4 billion.
- [33%] Outsourcing revenue rose 33%.
- [$9.4 billion] Consulting revenue was $9.4 billion.
+ [$2.78] EPS came in at $2.78, up 20%.
+ [20%] EPS came in at $2.78, up 20%.
- [28%] EPS of $2.78 was up 28% from a year ago on a GAAP basis.
- [$2.17] EPS came in at $2.17.
+ [$2.17] EPS came in at $2.78, against an adjusted $2.17 a year ago.
- [$2.17] GAAP EPS a year ago was $2.17.
- [$0.15] EPS came in at $0.15.
+ [$5.6 billion] Accenture held $5.6 billion in cash at the end of November.
- [$8.2 billion] Accenture held $8.2 billion in cash at the end of November.
+ [$8.2 billion] Cash stood at $8.2 billion at the end of August.
- [$5.6 billion] Cash stood at $5.6 billion at the end of August.
- [$5.6 billion] Accenture repurchased $5.6 billion of shares.
+ [$845 million] Accenture bought back $845 million of stock.
- [$845 million] Accenture paid $845 million in dividends.
+ [$14.3 billion] For the second quarter, Accenture guides for revenue of $14.3 billion to $14.75 billion.
+ [$14.75 billion] For the second quarter, Accenture guides for revenue of $14.3 billion to $14.75 billion.
+ [$14.75 billion] Management sees revenue of up to $14.75 billion next quarter.
- [$14.3 billion] Accenture expects full-year revenue of $14.3 billion to $14.75 billion.
+ [$10.33] It now expects full-year EPS of $10.33 to $10.60.
- [$10.33] It now expects second-quarter EPS of $10.33 to $10.60.
+ [19%] For fiscal 2022, Accenture expects revenue to grow 19% to 22% in local currency.
- [22%] Accenture's revenue grew 22%.
- [26%] For fiscal 2022, Accenture expects revenue to grow 22% to 26% in local currency.
+ [$7.7 billion] Free cash flow should reach $7.7 billion to $8.2 billion this fiscal year.
- [$7.7 billion] Free cash flow was $7.7 billion.
- [$8.4 billion] Accenture expects free cash flow of $8.4 billion to $8.9 billion.
+ [16.3%] Operating margin widened 20 basis points to 16.3%.
- [16.3%] Gross margin widened 20 basis points to 16.3%.
+ [674,000] Accenture employs 674,000 people.
- [674,000] Accenture hired 674,000 people this quarter.
+ [244] Accenture now counts 244 Diamond clients.
- [244] Accenture added 244 Diamond clients.
+ [15] Accenture added 15 Diamond clients.
+ [$1.7 billion] Accenture spent $1.7 billion on acquisitions.
- [$4 billion] Accenture spent $4 billion on acquisitions.
+ [$4 billion] Accenture expects to spend $4 billion on acquisitions this fiscal year.
- [$3.2 billion] Accenture's revenue came to more than $3.2 billion.
+ [$3.2 billion] Revenue grew by more than $3.2 billion.
- [$600 million] Revenue grew by more than $600 million.
+ [$600 million] Revenue beat the top of its guided range by $600 million.
- [24.4%] Operating margin was 24.4%.
+ [24.4%] The tax rate was 24.4%.
- [23.7%] The tax rate was 23.7%.
+ [30%] Growth markets revenue grew 30% in local currency.
- [30%] Europe revenue grew 30% in local currency.
+ [28%] Europe revenue grew 28% in local currency.
- [30%] Revenue grew 30%.
- [$8.4 billion] Strategy revenue was $8.4 billion.
- [$15 billion] Cloud revenue was $15 billion.
- [$15 billion] Infosys delivered revenue of $15 billion.
- [$15 billion] North America delivered revenue of $15 billion.
- [$15 billion] Europe delivered revenue of $15 billion.
- [27%] North America grew revenue 27%.
- [27%] Europe's revenue grew 27%.
- [674,000] Accenture added 674,000 people.
- [674,000] Accenture laid off 674,000 people.
- [674,000] Accenture trained 674,000 people.
`,
  'call-adm_q4_2021.txt': `
+ [$1.50] ADM earned a record adjusted $1.50 a share in the fourth quarter.
- [$1.50] ADM earned $1.50 a share on a GAAP basis.
- [$1.50] ADM earned an adjusted $1.50 a share in 2021.
+ [$5.19] For 2021, adjusted EPS was $5.19.
- [$5.19] Fourth-quarter adjusted EPS was $5.19.
+ [$4.8 billion] Adjusted segment operating profit was $4.8 billion for the year.
- [$4.8 billion] Net income was $4.8 billion for the year.
+ [23%] Fourth-quarter adjusted segment operating profit rose 23% to $1.4 billion.
+ [$1.4 billion] Fourth-quarter adjusted segment operating profit rose 23% to $1.4 billion.
- [$4.9 billion] ADM's fourth-quarter adjusted EBITDA was $4.9 billion.
+ [$2.8 billion] Ag Services and Oilseeds delivered $2.8 billion of operating profit in 2021.
- [$2.8 billion] Carbohydrate Solutions delivered $2.8 billion of operating profit in 2021.
+ [$1.3 billion] Carbohydrate Solutions delivered $1.3 billion of operating profit in 2021.
- [$1.3 billion] Capex was $1.3 billion in 2021.
+ [$1.3 billion] ADM plans capex of about $1.3 billion this year.
+ [19%] Nutrition revenue rose 19% in the fourth quarter.
- [26%] Nutrition revenue rose 26% in the fourth quarter.
+ [26%] Nutrition profit rose 26% in the fourth quarter.
+ [17%] The 2021 tax rate was about 17%, up from 5% in 2020.
+ [5%] The 2021 tax rate was about 17%, up from 5% in 2020.
- [21%] The 2021 tax rate was about 21%.
- [17%] The fourth-quarter tax rate was about 17%.
- [8%] The fourth-quarter tax rate was about 8%.
+ [$250 million] Timing effects cost about $250 million.
- [$100 million] Biosolutions had revenue of $100 million in the fourth quarter.
- [21%] Its 2021 tax rate was 21%.
- [$1.50] 2021 adjusted EPS was $1.50.
- [$1.4 billion] Nutrition posted adjusted segment operating profit of $1.4 billion.
- [$691 million] Carbohydrate Solutions posted full-year OP of $691 million.
- [$691 million] Ag Services and Oilseeds posted full-year OP of $691 million.
`,
  '10q-nvda-2023q3.pdf': `
- [$8.28 billion] NVIDIA bought back $8.28 billion of stock.
+ [tripled] Revenue more than tripled to $18.1 billion from $5.9 billion.
+ [$5.9 billion] Revenue more than tripled to $18.1 billion from $5.9 billion.
- [quadrupled] Revenue quadrupled to $18.1 billion.
+ [3x] Revenue was 3x that of a year ago.
+ [nearly quadrupled] Data Center revenue nearly quadrupled to $14.5 billion.
+ [51 cents] Of every dollar in revenue, 51 cents was net income.
- [$18.12 billion] NVIDIA's guidance had been for revenue of $18.12 billion.
- [$18.12 billion] That topped the $18.12 billion revenue Wall Street was looking for.
- [$18.12 billion] Intel's revenue was $18.12 billion, less than NVIDIA's.
- [$4.8 billion] NVIDIA's inventories were $4.8 billion at the end of January.
- [$18.12 billion] Revenue for the first half was $18.12 billion.
- [$18.12 billion] Revenue in the past 12 months was $18.12 billion.
- [$18.12 billion] Trailing twelve-month revenue was $18.12 billion.
- [$18.12 billion] Revenue is on an annualized pace of $18.12 billion.
- [$18.12 billion] Revenue was $18.12 billion in calendar 2023.
- [$18.12 billion] Revenue was $18.12 billion in May.
- [$18.12 billion] Revenue since launch is $18.12 billion.
- [$18.12 billion] Lifetime revenue is $18.12 billion.
- [$18.12 billion] Cumulative revenue stands at $18.12 billion.
- [tripled] Data Center revenue nearly tripled to $14.5 billion.
- [tripled] Gaming revenue nearly tripled.
- [doubled] Gaming revenue more than doubled.
+ [doubled] Gaming revenue nearly doubled.
+ [tripled] Data Center revenue more than tripled.
- [quadrupled] Revenue nearly quadrupled.
+ [3x] Revenue grew 3x from a year ago.
+ [3.1 times] Revenue was 3.1 times that of a year ago.
+ [three times] Revenue was three times what it was a year ago.
- [five times] Revenue was five times what it was a year ago.
- [sixfold] Revenue rose sixfold.
- [tenfold] Net income rose tenfold.
+ [13 times] Net income was more than 13 times what it was a year ago.
+ [1,259%] Net income rose 1,259%.
+ [$18 billion] Revenue hit $18 billion for the first time.
+ [triple] Revenue was more than triple that of a year ago.
+ [74.0%] Gross margin hit 74.0%, up from 53.6%.
+ [53.6%] Gross margin hit 74.0%, up from 53.6%.
- [53.6%] Gross margin hit 53.6%, down from 74.0%.
`,
};
