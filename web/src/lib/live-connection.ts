import type { Acknowledge, ClientEvents, FiguresSnapshot, JobSnapshot, ServerEvents } from '@copydesk/contracts';
import type { Socket } from 'socket.io-client';

type LiveSocket = Socket<ServerEvents, ClientEvents>;
/**
 * What somebody wants to hear. `connect` is told at each connection, the first and every one after a loss; `disconnect`
 * at each loss.
 */
export type LiveHandlers = Partial<ServerEvents> & { connect?: () => void; disconnect?: () => void };

const ANSWER_WITHIN_MS = 4_000;
const CONNECT_AGAIN_MS = 3_000;

const listening = new Set<LiveHandlers>();
let socket: LiveSocket | null = null;
let wanted = false;

/** Opens the socket of the signed-in user. socket.io comes in a file of its own: the first page does not wait for it. */
export async function openLiveConnection(): Promise<void> {
  wanted = true;
  const { io } = await import('socket.io-client');
  if (!wanted || socket) return;
  socket = io({ transports: ['websocket'], withCredentials: true });
  passOn(socket);
  keepTrying(socket);
}

export function closeLiveConnection(): void {
  wanted = false;
  socket?.disconnect();
  socket = null;
}

/** Push, as the rest of the web app sees it. */
export const liveConnection = {
  isConnected: () => socket?.connected ?? false,

  listen(handlers: LiveHandlers): () => void {
    listening.add(handlers);
    return () => void listening.delete(handlers);
  },

  watchJob: (jobId: string): Promise<JobSnapshot> =>
    ask((opened, settle) => opened.emit('job:watch', { jobId }, settle)),

  unwatchJob(jobId: string): void {
    if (socket?.connected) socket.emit('job:unwatch', { jobId }, () => undefined);
  },
};

export type LiveConnection = typeof liveConnection;

/** Tells the state of the dashboards, and has what changes it told from then on. */
export function watchFigures(): Promise<FiguresSnapshot> {
  return ask((opened, settle) => opened.emit('admin:watch', settle));
}

type Waiting = ReturnType<LiveSocket['timeout']>;
type Settle<T> = (noAnswer: Error | null, answer: Parameters<Acknowledge<T>>[0]) => void;

function ask<T>(emit: (opened: Waiting, settle: Settle<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    if (!socket?.connected) return reject(new Error('There is no live connection.'));
    emit(socket.timeout(ANSWER_WITHIN_MS), (noAnswer, answer) => {
      if (noAnswer) reject(noAnswer);
      else if (answer.ok) resolve(answer.data);
      else reject(new Error(answer.error.message));
    });
  });
}

function passOn(opened: LiveSocket): void {
  const tell = (say: (handlers: LiveHandlers) => void) => listening.forEach(say);
  opened.on('connect', () => tell((handlers) => handlers.connect?.()));
  opened.on('disconnect', () => tell((handlers) => handlers.disconnect?.()));
  opened.on('job:delta', (delta) => tell((handlers) => handlers['job:delta']?.(delta)));
  opened.on('job:progress', (event) => tell((handlers) => handlers['job:progress']?.(event)));
  opened.on('job:done', (event) => tell((handlers) => handlers['job:done']?.(event)));
  opened.on('job:failed', (event) => tell((handlers) => handlers['job:failed']?.(event)));
  opened.on('job:cancelled', (event) => tell((handlers) => handlers['job:cancelled']?.(event)));
  opened.on('thread:changed', (event) => tell((handlers) => handlers['thread:changed']?.(event)));
  opened.on('campaign:changed', (event) => tell((handlers) => handlers['campaign:changed']?.(event)));
  opened.on('library:changed', () => tell((handlers) => handlers['library:changed']?.()));
  opened.on('inbox:changed', () => tell((handlers) => handlers['inbox:changed']?.()));
  opened.on('analytics:event', (event) => tell((handlers) => handlers['analytics:event']?.(event)));
  opened.on('analytics:snapshot', (snapshot) => tell((handlers) => handlers['analytics:snapshot']?.(snapshot)));
  opened.on('admin:closed', () => tell((handlers) => handlers['admin:closed']?.()));
}

/** socket.io stops trying where the server refuses or ends a connection, for instance at a log-out in another tab. */
function keepTrying(opened: LiveSocket): void {
  const connectAgain = () => {
    setTimeout(() => {
      if (socket === opened && !opened.active) opened.connect();
    }, CONNECT_AGAIN_MS);
  };
  opened.on('disconnect', connectAgain);
  opened.on('connect_error', connectAgain);
}
