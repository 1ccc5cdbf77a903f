import { APIError } from 'openai';
import { ANSWER_BYTES, EndlessAnswer } from './connect';

/** How much of one line is read, in characters: many times what any event has. */
const LINE_CHARACTERS = 1024 * 1024;

/**
 * Hands on the events of a streamed answer as they come. The SDK's own reader, of four generators that copy each byte,
 * takes twice as long for a token that comes with others.
 * @throws EndlessAnswer; APIError where the server tells of an error in the midst of its answer; what `take` throws.
 */
export async function readEvents<T>(response: Response, take: (event: T) => void): Promise<void> {
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? [];
  const decoder = new TextDecoder();
  let left = ANSWER_BYTES;
  let line = '';
  let data = '';
  for await (const bytes of body) {
    left -= bytes.byteLength;
    const lines = (line + decoder.decode(bytes, { stream: true })).split('\n');
    line = lines.pop() ?? '';
    if (left < 0 || line.length > LINE_CHARACTERS) throw new EndlessAnswer();
    for (const whole of lines) {
      if (whole.startsWith('data:')) data += `${whole.slice('data:'.length)}\n`;
      if (data === '' || whole.trimEnd() !== '') continue;
      // What comes behind the end is read and dropped, so that the connection can be used again.
      if (!data.trimStart().startsWith('[DONE]')) take(parse<T>(data, response));
      data = '';
    }
  }
}

function parse<T>(data: string, { headers }: Response): T {
  const event = JSON.parse(data) as (T & { error?: object }) | null;
  if (event?.error) throw new APIError(undefined, event.error, undefined, headers);
  return event as T;
}
