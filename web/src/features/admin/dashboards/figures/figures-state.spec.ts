import { ADMIN, type AnalyticsEventResponse, type DashboardStats, type RealtimeResponse } from '@copydesk/contracts';
import fc from 'fast-check';
import { type FigureParts, lastReadAt, type News, NO_FIGURES, takeNews } from './figures-state';

const BEGIN = Date.parse('2026-03-01T09:00:00Z');
const timeOf = (moment: number) => new Date(BEGIN + moment).toISOString();

function eventOf(id: number, moment: number, username: string | null = 'maria'): AnalyticsEventResponse {
  return {
    id: String(id),
    action_type: 'page_visited',
    username,
    user_id: 1,
    app_name: null,
    app_id: null,
    created_at: timeOf(moment),
    session_id: null,
    metadata: null,
  };
}

/** What the server answers after so many events, of which event n happened in moment n / 2. */
function figuresAt(count: number): { asOf: string; parts: FigureParts } {
  const asOf = timeOf(count);
  const events = Array.from({ length: count }, (_, id) => eventOf(id, Math.floor(id / 2))).reverse();
  const stats: DashboardStats = {
    asOf,
    activeUsers: 1,
    analyticsBreakdown: [{ actionType: 'page_visited', count }],
    totalAnalyticsEvents: count,
    weeklyGenerations: 0,
    weeklyActiveUsers: 1,
    weeklyCopyActions: 0,
    trends: { generations: null, activeUsers: null, copyActions: null, totalEvents: null },
    totalUsers: 1,
    totalGenerations: 0,
    generationsPerDay: [],
    ratings: [],
  };
  const realtime: RealtimeResponse = {
    asOf,
    last5MinutesActivity: count,
    liveEvents: events.slice(0, ADMIN.feedSize),
    todayGenerationInitiations: 0,
    activeUsers: 1,
    eventsPerMinute: [],
    recentAnalytics: [],
    recentGenerations: [],
    recentPageVisits: [],
    recentCopyEvents: [],
    recentChatEvents: [],
    pageVisits: count,
    copyEvents: 0,
    chatEvents: 0,
    generations: 0,
    generationEvents: 0,
  };
  return { asOf, parts: { stats, warnings: [], appUsage: [], userActivity: [], realtime } };
}

const NOW = 40;
const poll = (part: keyof FigureParts, count: number): News => {
  const { asOf, parts } = figuresAt(count);
  return { kind: 'figures', asOf, parts: { [part]: parts[part] } };
};
const freshPoll = (['stats', 'warnings', 'appUsage', 'userActivity', 'realtime'] as const).map((part) =>
  poll(part, NOW),
);
const moment = fc.integer({ min: 0, max: NOW });
const news: fc.Arbitrary<News> = fc.oneof(
  fc.record({
    kind: fc.constant('events' as const),
    events: fc
      .array(fc.integer({ min: 0, max: NOW - 1 }), { maxLength: 5 })
      .map((ids) => ids.map((id) => eventOf(id, Math.floor(id / 2)))),
  }),
  moment.map((count): News => {
    const { asOf, parts } = figuresAt(count);
    return { kind: 'figures', asOf, parts: { ...parts, warnings: undefined } };
  }),
  fc
    .tuple(fc.constantFrom<keyof FigureParts>('stats', 'appUsage', 'userActivity', 'realtime'), moment)
    .map(([part, count]) => poll(part, count)),
);

const inAnyOrder = (all: News[]) => fc.shuffledSubarray(all, { minLength: all.length });

test('pushes, losses, repeats and polls in any order end in the state of a fresh poll', () => {
  const fresh = freshPoll.reduce(takeNews, NO_FIGURES);
  fc.assert(
    fc.property(
      fc.array(news, { maxLength: 30 }).chain((heard) => inAnyOrder([...heard, ...heard, ...freshPoll])),
      (heard) => {
        expect(heard.reduce(takeNews, NO_FIGURES)).toEqual(fresh);
      },
    ),
  );
});

test('an event stands in the feed before the figures know it, once, and keeps to what was read last', () => {
  const first = takeNews(NO_FIGURES, poll('realtime', 3));
  const pushed = takeNews(first, { kind: 'events', events: [eventOf(3, 9), eventOf(3, 9)] });
  expect(pushed.feed.map(({ id }) => id)).toEqual(['3', '2', '1', '0']);
  const { asOf, parts } = figuresAt(4);
  const liveEvents = [eventOf(3, 9, null)];
  const read = takeNews(pushed, { kind: 'figures', asOf, parts: { realtime: { ...parts.realtime, liveEvents } } });
  expect(takeNews(read, { kind: 'events', events: [eventOf(3, 9)] }).feed[0]?.username).toBeNull();
});

test('the newest of the parts says when the figures were read', () => {
  expect(lastReadAt(NO_FIGURES)).toBeNull();
  expect(lastReadAt([poll('stats', 9), poll('appUsage', 3)].reduce(takeNews, NO_FIGURES))).toBe(BEGIN + 9);
});
