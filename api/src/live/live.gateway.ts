import { ForbiddenException, HttpException, Inject, UnauthorizedException, type OnModuleDestroy } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import type { Config } from '@copydesk/config';
import type { Acknowledge, ClientEvents, FiguresSnapshot, JobSnapshot, ServerEvents } from '@copydesk/contracts';
import type { User } from '@copydesk/database';
import { Bus, type Subscription } from '@copydesk/live';
import type { Log } from '@copydesk/observability';
import type { Server, Socket } from 'socket.io';
import { Gate } from '../http/gate';
import { SESSIONS, type Sessions } from '../auth/sessions';
import { CONFIG, LOG } from '../config.token';
import { JobEndings } from '../jobs/job-endings';
import { JobSnapshots } from '../jobs/job-snapshots';
import { AdminRoom } from './admin-room';
import { withTimeLimit } from './with-time-limit';

interface Visitor {
  /** Null for one who came with the unlock of the dashboards alone. */
  user: User | null;
  sessionId: string | null;
  /** Job id -> what ends its watching. */
  watched: Map<string, () => void>;
  /** Calls since `countedFrom`, in milliseconds since 1970. */
  calls: number;
  countedFrom: number;
}

type LiveServer = Server<ClientEvents, ServerEvents, Record<string, never>, Visitor>;
type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, Visitor>;

const MOST_WATCHED = 50;

/** Sockets that a user may have open at this process: one for each tab. */
const MOST_SOCKETS = 30;
const TOO_MANY = `Copydesk is open in more than ${MOST_SOCKETS} tabs. This one goes on without a live connection.`;

/** Calls that a socket may make in ten seconds. */
const MOST_CALLS = 100;
const COUNTED_MS = 10_000;

/** The only socket gateway: who are you, which jobs do you watch, and a snapshot when you begin to. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit, OnModuleDestroy {
  private server: LiveServer | undefined;
  private readonly control: Subscription;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly bus: Bus,
    private readonly endings: JobEndings,
    private readonly snapshots: JobSnapshots,
    private readonly room: AdminRoom,
    private readonly gate: Gate,
    @Inject(SESSIONS) private readonly sessions: Sessions,
    @Inject(CONFIG) config: Config,
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
    server.use((socket, next) => {
      this.admit(socket).then(
        (refusal) => next(refusal === null ? undefined : new Error(refusal)),
        () => next(new Error('Copydesk cannot check your session right now.')),
      );
    });
    server.on('connection', (socket) => {
      // Those who come at once are all admitted before the first of them is in.
      if (this.socketsOf(socket.data.user) > MOST_SOCKETS) socket.disconnect(true);
      else this.welcome(socket);
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
    if (this.socketsOf(signedIn?.user ?? null) >= MOST_SOCKETS) return TOO_MANY;
    const who = signedIn ?? { user: null, sessionId: null };
    Object.assign(socket.data, { ...who, watched: new Map<string, () => void>(), calls: 0, countedFrom: 0 });
    return null;
  }

  private socketsOf(user: User | null): number {
    const all = user ? [...(this.server?.sockets.sockets.values() ?? [])] : [];
    return all.filter(({ data }) => data.user?.id === user?.id).length;
  }

  private welcome(socket: LiveSocket): void {
    const { user } = socket.data;
    const subscription =
      user &&
      this.bus.subscribe('user', String(user.id), (message) => {
        if (message.event === 'library:changed') socket.emit(message.event);
        else if (message.event === 'thread:changed') socket.emit(message.event, message.data);
        else socket.emit(message.event, message.data);
      });
    socket.on('job:watch', (body, acknowledge) => this.acknowledge(acknowledge, () => this.watch(socket, body)));
    socket.on('job:unwatch', (body, acknowledge) =>
      this.acknowledge(acknowledge, async () => {
        this.unwatch(socket, String(body?.jobId));
        return null;
      }),
    );
    socket.on('admin:watch', (acknowledge) => this.acknowledge(acknowledge, () => this.watchFigures(socket)));
    socket.on('admin:unwatch', (acknowledge) =>
      this.acknowledge(acknowledge, async () => {
        this.room.leave(socket);
        return null;
      }),
    );
    socket.on('disconnect', () => {
      for (const end of socket.data.watched.values()) end();
      this.room.leave(socket);
      subscription?.end();
    });
  }

  /** Subscribes first and reads then, so that nothing falls between the snapshot and the first message. */
  private async watch(socket: LiveSocket, body: { jobId: string }): Promise<JobSnapshot> {
    countCall(socket.data);
    const { user } = socket.data;
    if (!user) throw new UnauthorizedException('Please log in to go on.');
    const job = await this.snapshots.find(String(body?.jobId), user);
    // One that is gone has been cleaned up after: nothing may be opened for it any more.
    if (!socket.connected) throw new HttpException('The connection is closed.', 499);
    this.unwatch(socket, job.id);
    if (socket.data.watched.size >= MOST_WATCHED)
      throw new HttpException('Too many requests are watched at once.', 429);
    const subscription = this.bus.subscribe('job', job.id, (message) => {
      if (message.event === 'job:ended') emitEnd(socket, message.data.job);
      else if (message.event === 'job:delta') socket.emit(message.event, message.data);
      else socket.emit(message.event, message.data);
    });
    const unwatchEnd = this.endings.watch(job.id, () => {
      this.tellEnd(socket, user, job.id).catch((error: unknown) => {
        this.log.warn({ err: error, jobId: job.id }, 'the end of a job could not be told; its page polls');
      });
    });
    socket.data.watched.set(job.id, () => {
      subscription.end();
      unwatchEnd();
    });
    await withTimeLimit(subscription.ready, 1_000);
    return this.snapshots.present(await this.snapshots.find(job.id, user));
  }

  private async watchFigures(socket: LiveSocket): Promise<FiguresSnapshot> {
    countCall(socket.data);
    if (!(await this.mayWatchFigures(socket))) throw new ForbiddenException("You don't have permission to do this.");
    if (!socket.connected) throw new HttpException('The connection is closed.', 499);
    return this.room.join(socket);
  }

  /** Looks anew, since a role can be taken and an unlock runs out. */
  private async mayWatchFigures({ request }: LiveSocket): Promise<boolean> {
    const signedIn = await this.sessions.authenticate(request);
    return signedIn?.user.role === 'admin' || this.gate.isOpen(request);
  }

  private unwatch(socket: LiveSocket, jobId: string): void {
    socket.data.watched.get(jobId)?.();
    socket.data.watched.delete(jobId);
  }

  /** Says that a job ended where the message that says so may have been lost. To hear it twice is harmless. */
  private async tellEnd(socket: LiveSocket, user: User, jobId: string): Promise<void> {
    emitEnd(socket, await this.snapshots.present(await this.snapshots.find(jobId, user)));
  }

  private acknowledge<T>(acknowledge: Acknowledge<T> | undefined, work: () => Promise<T>): void {
    const answer = typeof acknowledge === 'function' ? acknowledge : () => undefined;
    work().then(
      (data) => answer({ ok: true, data }),
      (error: unknown) => {
        const statusCode = error instanceof HttpException ? error.getStatus() : 500;
        const message = error instanceof HttpException ? error.message : 'Something went wrong on our side.';
        if (statusCode === 500) this.log.error({ err: error }, 'a socket call failed');
        answer({ ok: false, error: { statusCode, message } });
      },
    );
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

/** Browsers hear of a job's end by a name for each way to end. */
function emitEnd(socket: LiveSocket, job: JobSnapshot): void {
  const event = job.status === 'completed' ? 'job:done' : job.status === 'failed' ? 'job:failed' : 'job:cancelled';
  socket.emit(event, { jobId: job.id, job });
}

/** @throws HttpException (429) where a socket calls without end. */
function countCall(visitor: Visitor): void {
  if (Date.now() - visitor.countedFrom > COUNTED_MS) Object.assign(visitor, { calls: 0, countedFrom: Date.now() });
  if (++visitor.calls > MOST_CALLS) throw new HttpException('Too many calls at once. Please wait a moment.', 429);
}
