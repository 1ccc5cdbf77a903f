import { shareOf } from '@copydesk/contracts';
import { useSetUpDatabase } from '@copydesk/testing';

const temporary = useSetUpDatabase();

test.each([
  [0, 10],
  [1, 10],
  [30, 1_000],
  [999, 1_000],
  [7, 7],
])('%i of %i has the same lower end in Postgres as on the screen', async (part, whole) => {
  const [row] = await temporary.query<{ floor: number }>('SELECT share_floor($1, $2) AS floor', [part, whole]);
  expect(row?.floor).toBeCloseTo(shareOf(part, whole).low, 9);
});

test('what is not known has none', async () => {
  const result = { sent: 10, clicked: null };
  const [row] = await temporary.query<{ floor: number | null }>(`SELECT result_floor($1, 'clicked') AS floor`, [
    result,
  ]);
  expect(row?.floor).toBeNull();
});
