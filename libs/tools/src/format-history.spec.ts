import fc from 'fast-check';
import { estimateTokens } from './estimate-tokens';
import { historyThatFits, formatHistory, type HistoryMessage } from './format-history';

const message = (length: number, role: HistoryMessage['role'] = 'user'): HistoryMessage => ({
  role,
  text: 'x'.repeat(length),
});

describe('historyThatFits', () => {
  it('keeps all of a short thread', () => {
    const messages = [message(100), message(20, 'assistant'), message(300)];
    expect(historyThatFits(messages, 4_096)).toEqual({ kept: messages, summarize: [] });
  });

  it('puts the oldest away, and makes room for the next ones', () => {
    const messages = Array.from({ length: 12 }, (_, n) => ({ role: 'user' as const, text: `${n} `.repeat(200) }));
    const { kept, summarize } = historyThatFits(messages, 4_096);
    expect([...summarize, ...kept]).toEqual(messages);
    expect(kept.at(-1)).toBe(messages.at(-1));
    expect(kept.length).toBeGreaterThan(0);
    expect(historyThatFits([...kept, message(300)], 4_096, 'x'.repeat(900)).summarize).toEqual([]);
  });

  it('counts the summary of earlier ones', () => {
    const messages = [message(1_500), message(1_000)];
    expect(historyThatFits(messages, 4_096).summarize).toEqual([]);
    expect(historyThatFits(messages, 4_096, 'x'.repeat(900)).summarize).toEqual([messages[0]]);
  });

  it('puts away even the newest where it alone is too long', () => {
    expect(historyThatFits([message(200_000)], 128_000)).toEqual({ kept: [], summarize: [message(200_000)] });
  });

  it('never takes more than a quarter of the window, and loses nothing', () => {
    const messages = fc.array(
      fc.nat(9_000).map((length) => message(length)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(messages, fc.integer({ min: 4_000, max: 40_000 }), (thread, windowTokens) => {
        const { kept, summarize } = historyThatFits(thread, windowTokens);
        expect([...summarize, ...kept]).toEqual(thread);
        expect(estimateTokens(formatHistory(kept))).toBeLessThanOrEqual(windowTokens / 4);
      }),
    );
  });
});
