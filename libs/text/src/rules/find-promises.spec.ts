import { findPromises } from './find-promises';

const HYPE = `
You get guaranteed returns of 12% a year.
These guaranteed profits will change your life.
Our winners are guaranteed.
I personally guarantee you will thank me.
We guarantee that this trade pays.
Double-digit gains, guaranteed.
It is 100% guaranteed.
This system guarantees steady income for life.
Guaranteed monthly income from one simple trade.
Success is guaranteed if you follow the plan.
You can't lose with this strategy.
You simply cannot lose.
It's a can't-lose opportunity.
There is no way to lose on this one.
You will never lose money again.
We have never had a losing trade.
It's impossible to lose here.
You can’t lose money on this stock.
A risk-free way to beat the market.
This is a **risk-free** trade.
100% risk free profits await.
Collect income with zero risk.
You take no risk at all.
There's absolutely no risk here.
It is a no-risk trade.
Earn 9% without any risk.
Your capital is completely safe.
Make money without taking risks.
There is no downside.
All upside from here.
Zero downside and a double ahead.
This stock can only go up.
It has nowhere to go but up.
Shares cannot fall from here.
It's a sure thing.
The closest thing to a sure bet on Wall Street.
A surefire way to retire early.
This one is a slam dunk.
Our foolproof system finds winners.
The trade is a no-brainer stock for 2025.
The shares are certain to double.
This stock is bound to soar.
It will definitely skyrocket after earnings.
Our picks have a 100% win rate.
A bulletproof strategy for any market.
Double your money in six months.
Here is how to triple your savings by June.
Turn $500 into $50,000.
He turned a small $1,000 into $1 million.
One trade could turn every $10,000 into a fortune.
This stock will make you rich.
The secret to getting rich slowly.
Retire a millionaire on one stock.
You'll make $5,000 a month from home.
You will pocket thousands every week.
Members are going to earn 300% on this.
Make money while you sleep.
Income that flows to you while you're sleeping.
Easy profits in ten minutes a day.
Your personal money machine.
Collect cash on autopilot: income on autopilot.
It pays like clockwork every Friday.
This is free money.
Instant wealth for those who act.
They made readers a fortune last year.
Don't miss these guaranteed gains.
No gimmicks, just risk-free profits.
The g\u200buaranteed return of 8% is yours.
`
  .trim()
  .split('\n');

const CLEAN = `
Past performance does not guarantee future results.
There is no guarantee that the merger will close.
Returns are not guaranteed.
Nothing in this letter is a guarantee of profit.
The bank's loan guarantees rose to $2.1 billion.
The notes are guaranteed by the parent company.
The parent guaranteed payment of the senior notes.
The agency guarantees mortgages for veterans.
Guaranteed investment contracts made up 4% of plan assets.
Your satisfaction is guaranteed, or your money back.
A 30-day money-back guarantee comes with your subscription.
The risk-free rate rose to 4.3%.
We used a risk-free interest rate of 4.1% in the model.
Treasury bills are the usual risk-free asset.
Black-Scholes takes the risk-free return rate as given.
No investment is risk-free.
Nothing about this trade is risk free.
Start your risk-free trial today.
Bonds are not without risk.
Dividends are never a sure thing.
A recovery is far from a sure thing.
It is no slam dunk.
There is no such thing as a guaranteed return.
Nobody can promise you guaranteed returns.
Beware of guaranteed returns.
Guaranteed returns do not exist.
Be wary of anyone promising risk-free profits: it isn't a risk-free world.
You can lose money.
You could lose all of your investment.
The company cannot lose sight of its costs.
Intel can't lose more customers to AMD.
Investors never lose interest in the dividend.
Retailers could not lose weight in the index.
The downside is a slower second half.
Our downside case puts earnings at $1.10.
The stock has more upside than downside.
Analysts see limited downside risk to margins.
There is no downside revision in the new guidance.
There is no risk of dilution from the convertible.
There is no risk factor that was added this quarter.
Cash carries a zero risk weight under Basel rules.
Revenue doubled to $60.9 billion.
Data Center revenue more than tripled from a year earlier.
The company doubled its dividend.
NVIDIA turned $26.0 billion of revenue into $14.9 billion of net income.
Every $1 of revenue turned into 57 cents of cash.
Amazon turns $100 of sales into $9 of operating income.
Margins could double if prices hold.
The outcome is certain to be watched closely.
Management is bound to comment on capital returns.
Free cash flow was $4.1 billion.
The end of easy money policy weighed on banks.
Easy money from the central bank is over.
Markets in Asia move while you sleep.
The new machine makes money for its owners on paper.
Sales of vending machines rose 9%.
The report is rich in detail.
The plant runs like clockwork after the repair.
The autopilot feature shipped in May.
You will earn continuing education credits for the webinar.
You will see revenue by segment on page 28.
Subscribers will get the full report on Friday.
Operating income rose 14% to $4.2 billion.
The company says it cannot guarantee the supply of wafers.
The state guarantees bank deposits up to $250,000.
Guaranteed minimum death benefits fell in the quarter.
The board expects gains from the sale of the unit.
Sure, things were slower in June.
We are sure that costs will fall.
A safe harbor applies to forward-looking statements.
Shares fell 9% after the report.
It is not a bet on one product.
`
  .trim()
  .split('\n');

const found = (line: string) => findPromises(line).length > 0;

it.each(HYPE)('finds the promise in: %s', (line) => expect(found(line)).toBe(true));
it.each(CLEAN)('finds no promise in: %s', (line) => expect(findPromises(line).map(({ quote }) => quote)).toEqual([]));

it('was tried on sixty lines of each kind at least', () => {
  expect(Math.min(HYPE.length, CLEAN.length)).toBeGreaterThanOrEqual(60);
});

it('says where a promise stands in the text as it was given', () => {
  const text = 'Dear reader,\n\nThis is “**risk\u00ad-free**” and you can’t lose. Guaranteed profits.';
  const findings = findPromises(text);
  expect(findings.map(({ rule, quote }) => [rule.id, quote])).toEqual([
    ['risk-free', 'risk\u00ad-free'],
    ['cannot-lose', 'can’t lose'],
    ['guaranteed-gain', 'Guaranteed profits'],
  ]);
  for (const { from, to, quote } of findings) expect(text.slice(from, to)).toBe(quote);
});

it.each([
  'guaranteed ',
  'returns ',
  'no ',
  'turn $1 into ',
  'you will earn ',
  'while you sleep',
  '*',
  'a',
  'risk-',
  '9',
])('reads %j over and over in linear time', (piece) => {
  const time = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const started = process.cpuUsage();
    findPromises(text);
    return process.cpuUsage(started).user / 1_000;
  };
  time(20_000);
  expect(time(200_000)).toBeLessThan(3_000);
});
