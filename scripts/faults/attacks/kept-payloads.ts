import type { StorageResponse } from '@copydesk/contracts';
import { filled, type Attack } from './attack';

let outside = '';

/** Long texts with requests that are stopped at once: what was sent stayed, and counted nowhere. */
export const keptPayloads: Attack = {
  name: 'Requests with 100 KB each, stopped at once',
  lanes: 1,
  async prepare({ app, attacker }) {
    let turn = 0;
    return async () => {
      turn += 1;
      const content = `${turn} ${filled('Copper rose 40%. ', 100_000)}`;
      const jobId = await attacker.submit('/api/summarize-file', { content });
      await attacker.post(`/api/jobs/${jobId}/cancel`);
      const { used } = (await attacker.get<StorageResponse>('/api/account/storage')).body;
      const counted = Object.values(used).reduce((sum, bytes) => sum + bytes, 0);
      const [kept] = await app.query<{ mb: number }>(
        `SELECT round(sum(octet_length(payload::text)) / 1e6)::int AS mb FROM jobs WHERE name = 'summarize-file'`,
      );
      outside = kept && kept.mb * 1e6 > counted + 1e6 ? `${kept.mb} MB outside of the quota` : '';
    };
  },
  damage: () => outside || null,
};
