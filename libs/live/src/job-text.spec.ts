import { JobTextWriter, type Piece } from './job-text';

interface Sent {
  offset: number;
  text: string;
  bytesBefore: number;
  whole: string;
}

function open(): { writer: JobTextWriter; sent: Sent[] } {
  const sent: Sent[] = [];
  const send = ({ offset, text, bytesBefore, whole }: Piece) => {
    sent.push({ offset, text, bytesBefore, whole: whole() });
    return Promise.resolve();
  };
  const writer = new JobTextWriter('job', 1, { send, gather: () => undefined });
  return { writer, sent };
}

test('pieces are sent on once each, with their place and the length in bytes of what stands before', async () => {
  const { writer, sent } = open();
  for (const piece of ['Hé', 'llo \ud83d', '\ude80', ' €']) writer.write(piece);
  await writer.close();
  expect(writer.text).toBe('Héllo 🚀 €');
  expect(sent.map(({ text }) => text).join('')).toBe(writer.text);
  for (const { offset, text, bytesBefore, whole } of sent) {
    expect(writer.text.slice(offset, offset + text.length)).toBe(text);
    expect(bytesBefore + Buffer.byteLength(text)).toBe(Buffer.byteLength(whole));
    expect(text.isWellFormed()).toBe(true);
  }
});

test('a piece costs the same at a megabyte as at a kilobyte', async () => {
  const piece = 'word '.repeat(20);
  /** Microseconds for a piece that is written and sent behind a text of this length. */
  const cost = async (length: number) => {
    const writer = new JobTextWriter('job', 1, { send: () => Promise.resolve(), gather: () => undefined });
    while (writer.text.length < length) writer.write(piece);
    await writer.close();
    const from = process.cpuUsage();
    for (let index = 0; index < 3_000; index += 1) {
      writer.write(piece);
      await writer.close();
    }
    return process.cpuUsage(from).user / 3_000;
  };
  await cost(1_000);
  const short = Math.min(await cost(1_000), await cost(1_000));
  const long = Math.min(await cost(1_000_000), await cost(1_000_000));
  expect(long).toBeLessThan(short * 5 + 50);
});
