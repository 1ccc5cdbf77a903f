import {
  BadRequestException,
  ForbiddenException,
  HttpException,
  Inject,
  NotFoundException,
  UnauthorizedException,
  type OnModuleDestroy,
} from '@nestjs/common';
import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import type { Config } from '@copydesk/config';
import {
  CHANGE_PASSWORD_FIRST,
  PIN_VISITOR,
  type Acknowledge,
  type ClientEvents,
  type FiguresSnapshot,
  type JobSnapshot,
} from '@copydesk/contracts';
import type { User } from '@copydesk/database';
import { Bus, type Subscription } from '@copydesk/live';
import type { Log } from '@copydesk/observability';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Gate } from '../http/gate';
import { isUuid } from '../http/is-uuid';
import { SESSIONS, type Sessions } from '../auth/sessions';
import { CONFIG, LOG } from '../config.token';
import { JobEndings } from '../jobs/job-endings';
import { JobSnapshots } from '../jobs/job-snapshots';
import { AdminRoom } from './admin-room';
import { addressOf } from './live.adapter';
import { emitEnd, LiveRooms, type LiveServer, type LiveSocket } from './live-rooms';
import { withTimeLimit } from './with-time-limit';

const MOST_WATCHED = 50;

/** Sockets that a user may have open at this process: one for each tab. */
const MOST_SOCKETS = 30;
const TOO_MANY = `Copydesk is open in more than ${MOST_SOCKETS} tabs. This one goes on without a live connection.`;

/** Calls that a user may make in ten seconds, over all of the user's sockets at this process. */
const MOST_CALLS = 200;
const COUNTED_SECONDS = 10;

/** The only socket gateway: who are you, which jobs do you watch, and a snapshot when you begin to. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit, OnModuleDestroy {
  private server: LiveServer | undefined;
  private readonly calls = new RateLimiterMemory({ points: MOST_CALLS, duration: COUNTED_SECONDS });
  private readonly control: Subscription;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly bus: Bus,
    private readonly endings: JobEndings,
    private readonly snapshots: JobSnapshots,
    private readonly room: AdminRoom,
    private readonly gate: Gate,
    @Inject(SESSIONS) private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.timer = setInterval(() => void this.lookAtSessions(), config.http.lookAtSocketsMs);
    this.control = bus.subscribe('control', '', (message) => {
      if (message.kind === 'logout') this.disconnect(({ data }) => data.sessionId === message.sessionId);
      if (message.kind === 'locked') void this.closeRoom(message.unlockId);
    });
  }

  afterInit(server: LiveServer): void {
    this.server = server;
    const rooms = new LiveRooms(server, this.bus);
    server.use((socket, next) => {
      this.admit(socket).then(
        (refusal) => next(refusal === null ? undefined : new Error(refusal)),
        () => next(new Error('Copydesk cannot check your session right now.')),
      );
    });
    server.on('connection', (socket) => {
      // Those who come at once are all admitted before the first of them is in.
      if (this.socketsOf(socket.data.user) > MOST_SOCKETS) socket.disconnect(true);
      else this.welcome(socket, rooms);
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.control.end();
  }

  /** Says why a socket is refused; null where it is not. */
  private async admit(socket: LiveSocket): Promise<string | null> {
    const signedIn = await this.sessions.authenticate(socket.request);
    if (!signedIn && !(await this.gate.isOpen(socket.request))) return 'Please log in to go on.';
    if (signedIn?.user.mustChangePassword) return CHANGE_PASSWORD_FIRST;
    if (this.socketsOf(signedIn?.user ?? null) >= MOST_SOCKETS) return TOO_MANY;
    const who = signedIn ?? { user: null, sessionId: null };
    Object.assign(socket.data, { ...who, watched: new Map<string, () => void>() });
    return null;
  }

  private socketsOf(user: User | null): number {
    const all = user ? [...(this.server?.sockets.sockets.values() ?? [])] : [];
    return all.filter(({ data }) => data.user?.id === user?.id).length;
  }

  private welcome(socket: LiveSocket, rooms: LiveRooms): void {
    if (socket.data.user) rooms.welcome(socket, socket.data.user);
    const on = (event: keyof ClientEvents, work: (body: unknown) => Promise<unknown>) =>
      socket.on(event, (...sent: unknown[]) => this.answer(socket, sent, work));
    on('job:watch', (body) => this.watch(socket, rooms, body));
    on('job:unwatch', async (body) => this.unwatch(socket, rooms, jobIdOf(body)));
    on('admin:watch', () => this.watchFigures(socket));
    on('admin:unwatch', async () => this.room.leave(socket));
    socket.on('disconnect', () => {
      for (const end of socket.data.watched.values()) end();
      this.room.leave(socket);
    });
  }

  /** Listens first and reads then, so that nothing falls between the snapshot and the first message. */
  private async watch(socket: LiveSocket, rooms: LiveRooms, body: unknown): Promise<JobSnapshot> {
    const { user } = socket.data;
    if (!user) throw new UnauthorizedException('Please log in to go on.');
    const id = jobIdOf(body);
    let isOld = false;
    const listening = this.bus.subscribe('job', id, () => (isOld = true));
    try {
      await withTimeLimit(listening.ready, 1_000);
      const job = await this.snapshots.find(id, user);
      // One that is gone has been cleaned up after: nothing may be opened for it any more.
      if (!socket.connected) throw new HttpException('The connection is closed.', 499);
      this.unwatch(socket, rooms, id);
      if (socket.data.watched.size >= MOST_WATCHED)
        throw new HttpException('Too many requests are watched at once.', 429);
      rooms.watch(socket, id);
      const unwatchEnd = this.endings.watch(id, () => {
        this.tellEnd(socket, user, id).catch((error: unknown) => {
          this.log.warn({ err: error, jobId: id }, 'the end of a job could not be told; its page polls');
        });
      });
      socket.data.watched.set(id, unwatchEnd);
      // What was said before this socket was in the room is in a row that is read now.
      return await this.snapshots.present(isOld ? await this.snapshots.find(id, user) : job);
    } finally {
      listening.end();
    }
  }

  private async watchFigures(socket: LiveSocket): Promise<FiguresSnapshot> {
    if (!(await this.mayWatchFigures(socket))) throw new ForbiddenException("You don't have permission to do this.");
    if (!socket.connected) throw new HttpException('The connection is closed.', 499);
    const { user } = socket.data;
    const address = addressOf(socket.request, this.config.http.trustProxy);
    return this.room.join(socket, { id: user?.id ?? null, name: user?.username ?? PIN_VISITOR, address });
  }

  /** Looks anew, since a role can be taken and an unlock runs out. */
  private async mayWatchFigures({ request }: LiveSocket): Promise<boolean> {
    const signedIn = await this.sessions.authenticate(request);
    return signedIn?.user.role === 'admin' || this.gate.isOpen(request);
  }

  private unwatch(socket: LiveSocket, rooms: LiveRooms, jobId: string): void {
    rooms.unwatch(socket, jobId);
    socket.data.watched.get(jobId)?.();
    socket.data.watched.delete(jobId);
  }

  /** Says that a job ended where the message that says so may have been lost. To hear it twice is harmless. */
  private async tellEnd(socket: LiveSocket, user: User, jobId: string): Promise<void> {
    emitEnd(socket, await this.snapshots.present(await this.snapshots.find(jobId, user)));
  }

  /** Counts a call, does what it asks for and acknowledges it, whatever was sent. */
  private answer(socket: LiveSocket, sent: unknown[], work: (body: unknown) => Promise<unknown>): void {
    const last = sent.at(-1);
    const acknowledge = isAcknowledge(last) ? last : () => undefined;
    this.count(socket)
      .then(() => work(sent[0]))
      .then(
        (data) => acknowledge({ ok: true, data: data ?? null }),
        (error: unknown) => {
          const statusCode = error instanceof HttpException ? error.getStatus() : 500;
          const message = error instanceof HttpException ? error.message : 'Something went wrong on our side.';
          if (statusCode === 500) this.log.error({ err: error }, 'a socket call failed');
          acknowledge({ ok: false, error: { statusCode, message } });
        },
      );
  }

  /** @throws HttpException (429) where a user calls without end. */
  private async count({ data: { user }, request }: LiveSocket): Promise<void> {
    const caller = user ? `user:${user.id}` : `unlock:${this.gate.unlockOf(request)}`;
    await this.calls.consume(caller).catch(() => {
      throw new HttpException('Too many calls at once. Please wait a moment.', 429);
    });
  }

  /** A session that ended, or whose user is gone, closes its sockets; a right that was lost closes the room. */
  private async lookAtSessions(): Promise<void> {
    await this.closeRoom();
    for (const socket of this.server?.sockets.sockets.values() ?? []) {
      if (!socket.data.user) continue;
      const signedIn = await this.sessions.authenticate(socket.request).catch(() => undefined);
      if (signedIn === null) socket.disconnect(true);
    }
  }

  /** Shows those out of the room who may not watch any more: all of them, or those who came by one unlock. */
  private async closeRoom(unlockId: string | null = null): Promise<void> {
    for (const socket of this.server?.sockets.sockets.values() ?? []) {
      const isMeant = unlockId ? this.gate.unlockOf(socket.request) === unlockId : this.room.has(socket);
      if (!isMeant || (await this.mayWatchFigures(socket).catch(() => true))) continue;
      this.room.leave(socket);
      socket.emit('admin:closed');
      if (!socket.data.user) socket.disconnect(true);
    }
  }

  private disconnect(who: (socket: LiveSocket) => boolean): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) {
      if (who(socket)) socket.disconnect(true);
    }
  }
}

function isAcknowledge(sent: unknown): sent is Acknowledge<unknown> {
  return typeof sent === 'function';
}

/** @throws BadRequestException where a call names no job; NotFoundException where nothing has that id. */
function jobIdOf(body: unknown): string {
  const id = typeof body === 'object' && body !== null && 'jobId' in body ? body.jobId : undefined;
  if (typeof id !== 'string') throw new BadRequestException('The call must name a request by its jobId.');
  if (!isUuid(id)) throw new NotFoundException('This request was not found.');
  return id;
}
