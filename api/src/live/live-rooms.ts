import type { ClientEvents, JobSnapshot, ServerEvents } from '@copydesk/contracts';
import type { User } from '@copydesk/database';
import type { Bus, Subscription } from '@copydesk/live';
import type { BroadcastOperator, Server, Socket } from 'socket.io';

interface Visitor {
  /** Null for one who came with the unlock of the dashboards alone. */
  user: User | null;
  sessionId: string | null;
  /** Job id -> what ends the look-out for its end. */
  watched: Map<string, () => void>;
}

export type LiveServer = Server<ClientEvents, ServerEvents, Record<string, never>, Visitor>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, Visitor>;
type Listeners = LiveSocket | BroadcastOperator<ServerEvents, Visitor>;

/** Who watches a job, and the tabs of a user: what is told to them is read and put together once, however many they are. */
export class LiveRooms {
  private readonly open = new Map<string, Subscription>();

  constructor(
    private readonly server: LiveServer,
    private readonly bus: Bus,
  ) {
    // socket.io empties the rooms of a socket that is gone.
    server.sockets.adapter.on('delete-room', (room: string) => {
      this.open.get(room)?.end();
      this.open.delete(room);
    });
  }

  watch(socket: LiveSocket, jobId: string): void {
    this.join(socket, `job:${jobId}`, (to) =>
      this.bus.subscribe('job', jobId, (message) => {
        if (message.event === 'job:ended') emitEnd(to, message.data.job);
        else if (message.event === 'job:delta') to.emit(message.event, message.data);
        else to.emit(message.event, message.data);
      }),
    );
  }

  unwatch(socket: LiveSocket, jobId: string): void {
    void socket.leave(`job:${jobId}`);
  }

  /** Tells this tab from now on what changes for its user. */
  welcome(socket: LiveSocket, { id }: User): void {
    this.join(socket, `user:${id}`, (to) =>
      this.bus.subscribe('user', String(id), (message) => {
        if (message.event === 'library:changed' || message.event === 'inbox:changed') to.emit(message.event);
        else if (message.event === 'thread:changed') to.emit(message.event, message.data);
        else to.emit(message.event, message.data);
      }),
    );
  }

  private join(socket: LiveSocket, room: string, subscribe: (to: Listeners) => Subscription): void {
    void socket.join(room);
    if (!this.open.has(room)) this.open.set(room, subscribe(this.server.to(room)));
  }
}

/** Browsers hear of a job's end by a name for each way to end. */
export function emitEnd(to: Listeners, job: JobSnapshot): void {
  const event = job.status === 'completed' ? 'job:done' : job.status === 'failed' ? 'job:failed' : 'job:cancelled';
  to.emit(event, { jobId: job.id, job });
}
