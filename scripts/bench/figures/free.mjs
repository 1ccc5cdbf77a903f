/**
 * Sentences as people write them, each with one figure that is judged: '+' is true by the document, '-' is not.
 * @type {Record<string, string>}
 */
export const free = {
  '10q-aapl-2023q3.pdf': `
+ [$81.8 billion] Apple just reported $81.8 billion in quarterly revenue.
+ [1.4%] Net sales slipped 1.4% from the year-ago quarter, to $81.8 billion.
+ [$81.8 billion] Net sales slipped 1.4% from the year-ago quarter, to $81.8 billion.
+ [$82.96 billion] Revenue was $81.8 billion, compared with $82.96 billion a year earlier.
- [$83.96 billion] Revenue was $81.8 billion, compared with $83.96 billion a year earlier.
+ [$21.2 billion] Services, the part of Apple that never sleeps, brought in $21.2 billion in revenue.
+ [8%] Services revenue climbed 8% year over year.
+ [$39.7 billion] The iPhone alone accounted for $39.7 billion of sales.
- [$39.7 billion] The Mac alone accounted for $39.7 billion of sales.
+ [$1.26] Diluted earnings per share: $1.26, up from $1.20 a year ago.
+ [$1.20] Diluted earnings per share: $1.26, up from $1.20 a year ago.
- [$1.36] Earnings came in at $1.36 a share.
+ [20%] iPad sales dropped 20%.
+ [44.5%] Gross margin widened to 44.5%, from 43.3% in the prior-year quarter.
+ [43.3%] Gross margin widened to 44.5%, from 43.3% in the prior-year quarter.
- [43.3%] Gross margin of 43.3% in the latest quarter.
+ [$28.4 billion] The company ended the quarter with $28.4 billion in cash and cash equivalents.
- [$7.4 billion] Apple holds $7.4 billion in cash.
+ [$7.44 billion] R&D spending reached $7.44 billion.
+ [$18.0 billion] Apple bought back $18.0 billion of its own stock in the third quarter.
+ [$3.8 billion] It also paid $3.8 billion in dividends and dividend equivalents.
+ [$293.8 billion] Over nine months the company has taken in $293.8 billion in net sales.
- [$293.8 billion] In the third quarter the company took in $293.8 billion in net sales.
+ [$15.8 billion] Greater China: $15.8 billion in sales, up 8%.
+ [8%] Greater China: $15.8 billion in sales, up 8%.
- [$15.8 million] Greater China: $15.8 million in sales.
- [$20.2 billion] Greater China sales reached $20.2 billion.
+ [48.5%] The iPhone made up 48.5% of revenue.
- [58.5%] The iPhone made up 58.5% of revenue.
+ [28%] Operating margin was 28% in the quarter.
- [$98.1 billion] Term debt stood at $98.1 billion at the end of September 2022.
- [$19.9 billion] Apple lost $19.9 billion in the quarter.
- [5%] Net income fell 5% from a year earlier.
+ [2%] Net income rose 2% from a year earlier.
- [$8.3 billion] Wearables, Home and Accessories revenue fell to $8.3 billion in fiscal 2022.
- [1 million] More than 1 million readers already own the stock.`,
  '10q-intc-2023q1.pdf': `
- [$300 million] Intel had an operating loss of $300 million.
- [$300 million] Intel posted an operating loss of $300 million in the first quarter of 2023.
+ [$300 million] Intel's Network and Edge group lost money: an operating loss of $300 million.
+ [$1.5 billion] Intel posted an operating loss of $1.5 billion.
+ [$2.8 billion] The chipmaker's net loss was $2.8 billion.
- [$2.8 billion] The chipmaker's net profit was $2.8 billion.
+ [36%] Revenue fell 36% to $11.7 billion.
+ [$11.7 billion] Revenue fell 36% to $11.7 billion.
- [$11.7 million] Revenue fell 36% to $11.7 million.
- [$11,715] Revenue fell 36% to $11,715.
+ [$6.6 billion] Sales were down $6.6 billion from the first quarter of 2022.
+ [$458 million] Mobileye, which went public last year, grew revenue to $458 million.
- [$458 million] Data Center and AI grew revenue to $458 million.
+ [16%] Mobileye revenue rose 16%.
+ [38%] CCG revenue was down 38%.
- [39%] CCG revenue was down 39%.
+ [66 cents] That works out to a loss of 66 cents per share.
- [66 cents] That works out to earnings of 66 cents per share.
+ [$8.2 billion] Cash and cash equivalents stood at $8.2 billion on April 1, 2023.
- [$8.2 billion] Cash and cash equivalents stood at $8.2 billion on December 31, 2022.
+ [34.2%] Gross margin shrank to 34.2%.
+ [$2.7 billion] The assets held by Arizona Fab were $2.7 billion as of April 1, 2023.
+ [94%] Intel still holds approximately 94% of Mobileye.`,
  '10q-nvda-2023q3.pdf': `
+ [$14.51 billion] - **Data Center:** $14.51 billion, up 279% from a year ago
+ [279%] - **Data Center:** $14.51 billion, up 279% from a year ago
- [$14.51 billion] - Gaming: $14.51 billion, up 81%
- [279%] - Gaming: $2.86 billion, up 279%
+ [34%] Revenue was 206% more than a year earlier and 34% more than in the quarter before.
- [206%] Revenue was 206% more than in the quarter before.
+ [$3.71] On a per-share basis, NVIDIA earned $3.71.
- [$3.75] On a per-share basis, NVIDIA earned $3.75.
- [$18.12 billion] NVIDIA will report revenue of $18.12 billion next quarter.
- [4%] Automotive revenue is growing 4% a month.
- [$14.51 billion] AMD's data center revenue was $14.51 billion.
- [206%] Operating expenses rose 206%.
+ [$14.51 billion] Data Center revenue hit a record $14.51 billion.
- [$14.51 billion] Gaming revenue hit a record $14.51 billion.
- [$14.51 billion] NVIDIA's revenue hit a record $14.51 billion.
+ [206%] Revenue of $18.12 billion was up 206% from a year ago.
- [206%] Revenue of $18.12 billion was up 206% from the previous quarter.
+ [34%] Revenue rose 34% sequentially.
+ [tripled] Revenue more than tripled from a year earlier.
- [doubled] Revenue doubled from a year earlier.
+ [$9.24 billion] Profit? $9.24 billion in net income.
- [26,000] NVIDIA had cash of 26,000.
+ [$3.71] NVIDIA earned $3.71 per diluted share.
+ [74%] Gross margin: 74%.
+ [20.4 percentage points] Gross margin improved by 20.4 percentage points from a year earlier.
+ [80%] Data Center was 80% of revenue.
- [60%] Data Center was 60% of revenue.
+ [$2.86 billion] Gaming brought in $2.86 billion, up 81% from a year ago.
+ [81%] Gaming brought in $2.86 billion, up 81% from a year ago.
+ [1,700] GeForce NOW now surpasses 1,700 games.
- [2,700] GeForce NOW now surpasses 2,700 games.
+ [3,400] About 3,400 employees work in the region around Israel.
- [$4.78 billion] Cash was $4.78 billion.
+ [65%] Customers outside of the United States accounted for 65% of total revenue for the third quarter of fiscal year 2024.
- [12%] One customer, Customer B, was 12% of total revenue for the first nine months of fiscal year 2024.`,
  '10q-msft-2022q3.pdf': `
+ [$50.1 billion] Microsoft's top line grew 11% to $50.1 billion.
+ [11%] Microsoft's top line grew 11% to $50.1 billion.
+ [$25.7 billion] Microsoft Cloud revenue was $25.7 billion.
- [$25.7 billion] Intelligent Cloud revenue was $25.7 billion.
+ [20%] Intelligent Cloud revenue increased 20%.
+ [$107.3 billion] It sits on $107.3 billion of cash, cash equivalents, and short-term investments.
- [$107.3 billion] It sits on $107.3 billion of inventory.
+ [14%] Net income declined 14% from the prior-year quarter.
- [14%] Net income grew 14% from the prior-year quarter.
+ [61.3 million] Microsoft 365 Consumer subscribers grew 13% to 61.3 million.
+ [13%] Microsoft 365 Consumer subscribers grew 13% to 61.3 million.
+ [$4.8 billion] Revenue increased $4.8 billion.
- [$41.3 billion] Revenue was $41.3 billion.
+ [42.9%] Operating margin was 42.9%.`,
  'call-acn_q1_2022.txt': `
- [$9.4 billion] Outsourcing bookings were $9.4 billion.
- [$8.2 billion] The cash balance at November 30th was $8.2 billion.
- [33.1%] Gross margin for the quarter was 33.1%.
+ [$8.4 billion] Consulting revenues for the quarter were $8.4 billion, up 33% in U.S. dollars.
- [$8.4 billion] Accenture's revenue for the quarter was $8.4 billion.
+ [$1.5 billion] Accenture returned $1.5 billion to shareholders through repurchases and dividends.
+ [20 basis points] Operating margin rose 20 basis points to 16.3%.
- [30 basis points] Operating margin rose 30 basis points to 16.3%.
+ [$0.97 per share] The quarterly cash dividend is $0.97 per share.
- [$1.97 per share] The quarterly cash dividend is $1.97 per share.
+ [$16.8 billion] New bookings were a record $16.8 billion.
+ [1.1] Book-to-bill came in at 1.1.
- [$14.3 billion] Accenture's second-quarter revenue was $14.3 billion.
+ [$349 million] Free cash flow: $349 million.
- [$531 million] Free cash flow: $531 million.`,
  '10q-amzn-2022q3.pdf': `
+ [$20.5 billion] AWS pulled in $20.5 billion of revenue.
+ [$127.1 billion] Amazon's net sales rose 15% to $127.1 billion.
- [$20.5 billion] Amazon's revenue was $20.5 billion.
+ [$5.4 billion] AWS operating income reached $5.4 billion.
- [$5.4 billion] Amazon's operating income reached $5.4 billion.
+ [$412 million] North America ran an operating loss of $412 million in Q3 2022.
- [$412 million] North America had operating income of $412 million in Q3 2022.
+ [28 cents] Amazon earned 28 cents per diluted share.
+ [48%] Operating income fell 48% from a year earlier.
- [27%] Amazon's net sales increased 27% in Q3 2022.`,
};
