import type { RawCatalystResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

/** The newest market catalysts. */
export async function getRawCatalysts(): Promise<RawCatalystResponse[]> {
  const { catalysts } = await http.post('/api/get-raw-catalysts');
  return catalysts ?? [];
}
