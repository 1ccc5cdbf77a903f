import { Injectable } from '@nestjs/common';
import { Database, type User } from '@copydesk/database';
import { Bus } from '@copydesk/live';

/** Where a user is signed in. */
@Injectable()
export class SignedIn {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
  ) {}

  /** Ends the user's sessions and closes their sockets, but for the session that is `kept`. */
  async end({ id }: Pick<User, 'id'>, kept: string | null): Promise<void> {
    const ended = await this.database.sessions.end(id, kept);
    await Promise.all(ended.map((sessionId) => this.bus.publish('control', '', { kind: 'logout', sessionId })));
  }
}
