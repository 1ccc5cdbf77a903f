import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FiguresSnapshot, ServerEvents } from '@copydesk/contracts';
import { Database, type Actor } from '@copydesk/database';
import { Bus, type Channels, type Subscription } from '@copydesk/live';
import type { Log } from '@copydesk/observability';
import { Figures } from '../admin/figures';
import { LOG } from '../config.token';
import { withTimeLimit } from './with-time-limit';

/** Figures are read at most this often, in all processes together. */
const READ_EVERY_MS = 1_000;

/** How long events are gathered before they are told, and how often it is looked whether figures are due. */
const GATHER_MS = 200;

/** How many events are told at once at most: the newest. */
const MOST_EVENTS = 500;

/** A socket that watches the dashboards. */
export interface Watcher {
  emit<E extends 'analytics:event' | 'analytics:snapshot'>(event: E, ...data: Parameters<ServerEvents[E]>): unknown;
}

/**
 * The watchers of the dashboards at this process. It listens only while there are any. An event marks the figures as
 * changed; one of the processes takes the turn, reads them once, and tells them to all.
 */
@Injectable()
export class AdminRoom implements OnModuleDestroy {
  private readonly watchers = new Set<Watcher>();
  private subscription: Subscription | null = null;
  private timer: NodeJS.Timeout | undefined;
  private events: string[] = [];
  private isChanged = false;
  private isBusy = false;

  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly figures: Figures,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Joins a socket to the room and logs it, since the newest texts are sent there. Answers the current state; later changes follow as events. */
  async join(watcher: Watcher, actor: Actor): Promise<FiguresSnapshot> {
    await this.database.acts.read('admin:watch', actor, [null]);
    this.watchers.add(watcher);
    this.subscription ??= this.bus.subscribe('admin', '', (message) => this.hear(message));
    this.timer ??= setInterval(() => void this.tell(), GATHER_MS);
    await withTimeLimit(this.subscription.ready, 1_000);
    return this.figures.snapshot();
  }

  leave(watcher: Watcher): void {
    if (this.watchers.delete(watcher) && this.watchers.size === 0) this.close();
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  onModuleDestroy(): void {
    this.close();
  }

  private close(): void {
    clearInterval(this.timer);
    this.subscription?.end();
    Object.assign(this, { timer: undefined, subscription: null, events: [], isChanged: false });
  }

  /** All processes hear the same messages in the same order: what comes before 'reading' is in the figures. */
  private hear(message: Channels['admin']): void {
    if (message.kind === 'events') {
      this.isChanged = true;
      this.events = [...this.events, ...message.ids].slice(-MOST_EVENTS);
    } else if (message.kind === 'reading') this.isChanged = false;
    else for (const watcher of this.watchers) watcher.emit('analytics:snapshot', message.snapshot);
  }

  private async tell(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await Promise.all([this.tellEvents(), this.tellFigures()]);
    } catch (error) {
      this.log.warn({ err: error }, 'the dashboards could not be told what is new; they poll');
    } finally {
      this.isBusy = false;
    }
  }

  private async tellEvents(): Promise<void> {
    if (this.events.length === 0) return;
    const events = await this.database.events.find(this.events.splice(0));
    for (const watcher of this.watchers) watcher.emit('analytics:event', { events });
  }

  private async tellFigures(): Promise<void> {
    if (!this.isChanged || !(await this.bus.takesTurn('figures', READ_EVERY_MS))) return;
    this.isChanged = false;
    await this.bus.publish('admin', '', { kind: 'reading' });
    const snapshot = await this.figures.snapshot();
    await this.bus.publish('admin', '', { kind: 'figures', snapshot });
  }
}
