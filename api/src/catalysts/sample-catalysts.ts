interface SampleCatalyst {
  title: string;
  text: string;
  sector: string;
  source: string;
  publishedAt: Date;
}

const sample = (date: string, sector: string, source: string, title: string, text: string): SampleCatalyst => ({
  publishedAt: new Date(`${date}T12:00:00Z`),
  sector,
  source,
  title,
  text,
});

/** Dated market news of record, so that a first start has catalysts to find. Shown as samples. */
export const sampleCatalysts: SampleCatalyst[] = [
  sample(
    '2022-07-13',
    'Market-wide',
    'Bureau of Labor Statistics',
    'U.S. consumer prices rise 9.1% over the year',
    'The consumer price index rose 9.1 percent for the 12 months that ended in June 2022, the largest increase since 1981. Energy and food led the rise and put pressure on margins, wages and interest rates.',
  ),
  sample(
    '2022-08-09',
    'Semiconductors',
    'The White House',
    'CHIPS and Science Act is signed',
    'The act provides about $52.7 billion for semiconductor manufacturing, research and workforce in the United States, with a 25 percent investment tax credit for chip plants.',
  ),
  sample(
    '2022-08-16',
    'Energy',
    'The White House',
    'Inflation Reduction Act is signed',
    'The act sets aside about $369 billion for energy security and climate, with tax credits for solar, wind, batteries, electric vehicles, biofuel and renewable diesel, and lets Medicare negotiate some drug prices.',
  ),
  sample(
    '2022-10-05',
    'Energy',
    'OPEC',
    'OPEC+ agrees to cut oil output by 2 million barrels a day',
    'The group of oil producers agreed to its deepest cut in supply since 2020, beginning in November 2022, in a tight market for crude oil and fuel.',
  ),
  sample(
    '2023-03-10',
    'Banking',
    'FDIC',
    'Regulators close Silicon Valley Bank',
    'The bank was closed after a run on its deposits, the largest bank failure in the United States since 2008. Deposits, unrealized losses on bonds and lending by regional banks came under scrutiny.',
  ),
  sample(
    '2023-06-21',
    'Agriculture',
    'Environmental Protection Agency',
    'EPA sets biofuel blending volumes for 2023 to 2025',
    'The final rule raised renewable fuel volumes from 20.94 billion gallons in 2023 to 22.33 billion in 2025. It matters to corn ethanol, soybean oil, oilseed crushing and renewable diesel.',
  ),
  sample(
    '2023-07-17',
    'Agriculture',
    'United Nations',
    'Black Sea grain agreement ends',
    'The agreement that let Ukraine ship grain, corn and oilseeds through the Black Sea was not renewed. Wheat and corn prices moved on the prospect of tighter global supply.',
  ),
  sample(
    '2023-09-06',
    'Technology',
    'European Commission',
    'European Union names six digital gatekeepers',
    'Alphabet, Amazon, Apple, ByteDance, Meta and Microsoft were designated under the Digital Markets Act and had six months to comply, with effects on app stores, services revenue, search and messaging.',
  ),
  sample(
    '2023-10-13',
    'Technology',
    'Microsoft',
    'Microsoft completes the purchase of Activision Blizzard',
    'The $69 billion acquisition closed after a review by regulators in the United States, Europe and the United Kingdom. It is the largest deal in the history of video games and software for entertainment.',
  ),
  sample(
    '2023-10-17',
    'Semiconductors',
    'U.S. Department of Commerce',
    'U.S. widens export rules on advanced AI chips',
    'New rules restrict the export of advanced computing chips and of chip-making equipment to China and more countries, with licensing requirements for data center GPUs such as NVIDIA products used for artificial intelligence.',
  ),
  sample(
    '2023-10-30',
    'Technology',
    'The White House',
    'Executive order on artificial intelligence is signed',
    'The order asks developers of the most powerful artificial intelligence systems to share the results of their safety tests and sets rules for the use of AI in government, cloud computing and critical infrastructure.',
  ),
  sample(
    '2024-01-10',
    'Digital assets',
    'Securities and Exchange Commission',
    'SEC approves the first spot bitcoin exchange-traded products',
    'Eleven spot bitcoin exchange-traded products were approved for listing, which opened bitcoin to brokerage accounts, wealth managers and retirement savings.',
  ),
  sample(
    '2024-03-19',
    'Market-wide',
    'Bank of Japan',
    'Bank of Japan ends negative interest rates',
    'The bank raised its policy rate for the first time since 2007 and ended its control of the yield curve. The yen, carry trades and global bond yields were affected.',
  ),
  sample(
    '2024-05-14',
    'Automotive',
    'The White House',
    'U.S. raises tariffs on Chinese electric vehicles and chips',
    'The tariff on electric vehicles from China rises to 100 percent; those on semiconductors, solar cells, batteries, steel and aluminum rise as well, with effects on supply chains and input costs.',
  ),
  sample(
    '2024-05-28',
    'Market-wide',
    'Securities and Exchange Commission',
    'U.S. securities move to settlement in one day',
    'Trades in U.S. stocks and bonds settle one business day after the trade (T+1) instead of two, which frees margin and shortens the time to cash.',
  ),
  sample(
    '2024-06-06',
    'Market-wide',
    'European Central Bank',
    'European Central Bank cuts interest rates',
    'The bank lowered its deposit rate to 3.75 percent, its first cut since 2019, ahead of the Federal Reserve.',
  ),
  sample(
    '2024-09-18',
    'Market-wide',
    'Federal Reserve',
    'Federal Reserve cuts interest rates by half a point',
    'The target range for the federal funds rate was lowered to 4.75 to 5 percent, the first cut since March 2020. Borrowing costs, bond yields, housing and growth stocks react to the path of rates.',
  ),
  sample(
    '2023-11-30',
    'Technology',
    'Companies’ quarterly reports',
    'Large cloud companies raise spending on AI data centers',
    'In their reports for the third quarter of 2023, the largest cloud companies said that capital expenditures for data centers and artificial intelligence would rise in 2024. Suppliers of GPUs, networking and memory, and technology consultants, expect demand.',
  ),
];
