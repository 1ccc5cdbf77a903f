import type { ServerResponse } from 'node:http';

/** Writes one streamed chat completion as server-sent events. */
export class ChatStream {
  constructor(
    private readonly response: ServerResponse,
    private readonly identity: object,
  ) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
    this.delta({ role: 'assistant', content: '' });
  }

  /** Sends a piece of the answer, or says why it ends. */
  delta(delta: object, finish_reason: 'stop' | null = null): void {
    this.chunk([{ index: 0, delta, finish_reason }]);
  }

  /** Sends a line that is not JSON. */
  garbage(): void {
    this.response.write('data: {"choices":[{"delta":\n\n');
  }

  /** Sends what the call cost, where that is asked for, and ends the stream. */
  end(usage: object | undefined): void {
    if (usage) this.chunk([], usage);
    this.response.end('data: [DONE]\n\n');
  }

  private chunk(choices: unknown[], usage?: object): void {
    const body = { ...this.identity, object: 'chat.completion.chunk', choices, ...(usage && { usage }) };
    this.response.write(`data: ${JSON.stringify(body)}\n\n`);
  }
}
