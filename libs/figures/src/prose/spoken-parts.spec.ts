import { readText } from '../document/text/read-text';
import { prepareFacts, traceExample } from '../trace-example';
import { readFacts } from '../read-facts';

const call = readText(`Operator: Good day, and welcome to the Northwind second quarter 2024 earnings call.

Ann Lee -- Chief Financial Officer: Thank you, Rick. Consulting revenues for the quarter were $8.4 billion, up 33%. Outsourcing bookings were $7.4 billion. In Growth Markets, revenues grew 30% in local currency. Record revenues were a pleasure.

Operator: Our first question comes from Bo Dyke with Redwood.

Bo Dyke -- Redwood -- Analyst: Good morning.`);

const judged = (draft: string): string[] =>
  traceExample([prepareFacts(readFacts(call))], draft).map(({ verdict }) => verdict.status);

describe('the parts that a call speaks of', () => {
  it('are the names before its measures and behind "in", and nothing else', () => {
    const { parts } = readFacts(call).vocabulary;
    expect(parts.map(({ says }) => says)).toEqual(['consulting', 'outsourcing', 'growth markets']);
  });

  it('prove what a draft says of them, in other words', () => {
    expect(judged('Consulting brought in $8.4 billion.')).toEqual(['traced']);
    expect(judged('Growth Markets grew 30% in local currency.')).toEqual(['traced']);
    expect(judged('Bookings of outsourcing were $7.4 billion.')).toEqual(['traced']);
  });

  it.each(['Northwind brought in $8.4 billion.', 'Outsourcing revenues were $8.4 billion.', 'Revenue grew 30%.'])(
    'prove nothing of the whole or of another part: %s',
    (draft) => expect(judged(draft)).not.toContain('traced'),
  );
});
