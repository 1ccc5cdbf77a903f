import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Attack } from './attack';

const CONNECTIONS = 80;
/** What the api may take for the answers of one user, in MB. */
const MOST_MB = 250;

const sockets: Socket[] = [];
let memory = () => 0;
let before = 0;

/** 80 connections that ask for a list of 8 MB and read nothing of it. */
export const unreadAnswers: Attack = {
  name: 'Lists of 8 MB on 80 connections that read nothing',
  lanes: CONNECTIONS,
  async prepare({ app, attacker }) {
    const content = 'é'.repeat(90_000);
    for (let n = 0; n < 45; n += 1) await attacker.post('/api/generations', { title: 'A', content, appId: 1 });
    memory = () => residentMb(app.api.pid);
    before = memory();
    return () => askWithoutReading(app.address, attacker.cookie);
  },
  damage() {
    const taken = memory() - before;
    return taken > MOST_MB ? `${taken} MB of the api` : null;
  },
  close() {
    for (const socket of sockets) socket.destroy();
    return Promise.resolve();
  },
};

/** Resolves when the other end closes the connection. */
function askWithoutReading(address: string, cookie: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).pause();
  sockets.push(socket);
  socket.write(`GET /api/generations?limit=500 HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\n\r\n`);
  return new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
