import type { ServerResponse } from 'node:http';

/** Writes one streamed chat completion as server-sent events. */
export class ChatStream {
  constructor(
    private readonly response: ServerResponse,
    private readonly identity: { id: string; created: number; model: string },
  ) {}

  /** Sends the headers and the role. */
  start(): void {
    this.response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
    this.chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
  }

  /** Sends a piece of the answer. */
  text(piece: string): void {
    this.chunk([{ index: 0, delta: { content: piece }, finish_reason: null }]);
  }

  /** Says that the answer is complete. */
  finish(): void {
    this.chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  }

  /** Sends a line that is not JSON. */
  garbage(): void {
    this.response.write('data: {"choices":[{"delta":\n\n');
  }

  /** Sends what the call cost. */
  usage(usage: Record<string, number>): void {
    this.chunk([], usage);
  }

  /** Ends the stream. */
  end(): void {
    this.response.end('data: [DONE]\n\n');
  }

  private chunk(choices: unknown[], usage?: Record<string, number>): void {
    const body = { ...this.identity, object: 'chat.completion.chunk', choices, ...(usage && { usage }) };
    this.response.write(`data: ${JSON.stringify(body)}\n\n`);
  }
}
