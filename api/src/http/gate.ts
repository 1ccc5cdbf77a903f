import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ForbiddenException, Inject, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { WRONG_PIN } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import type { Log } from '@copydesk/observability';
import type { Request } from 'express';
import { CONFIG, LOG } from '../config.token';
import { refuse } from './busy.error';
import type { Caller } from './limits';
import { networkOf } from './network';
import { PinTries } from './pin-tries';

/** The cookie of an unlock. */
export const GATE_COOKIE = 'copydesk.gate';

/** Guards the dashboards that a PIN opens without an account. */
@Injectable()
export class Gate {
  constructor(
    private readonly database: Database,
    private readonly tries: PinTries,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Lets a call with the PIN in through. @throws HttpException as `check` does. */
  async admit(pin: string | undefined, caller: Caller): Promise<true> {
    this.mustBeOn();
    if (pin === undefined) throw new UnauthorizedException(WRONG_PIN);
    await this.check(pin, caller);
    return true;
  }

  /**
   * Opens the gate with a PIN: an administrator's for the session, anybody else's by an unlock. Returns its token; null
   * where there is no new one, since this browser has an open one: its pages share it.
   * @throws NotFoundException where it is off for all but administrators, and this is none; HttpException as `check` does.
   */
  async unlock(pin: string, request: Request): Promise<string | null> {
    const isAdmin = request.user?.role === 'admin';
    if (!isAdmin) this.mustBeOn();
    await this.check(pin, request);
    if (isAdmin) {
      request.session.pinProof = this.idOf(request.sessionID);
      return null;
    }
    if (await this.isOpen(request)) return null;
    const token = randomBytes(32).toString('base64url');
    await this.database.gate.open(this.idOf(token));
    return token;
  }

  /** True for an administrator who gave the PIN in this session, or where none is set up. */
  isProven({ user, session, sessionID }: Request): boolean {
    return user?.role === 'admin' && (this.config.admin.pin === null || session.pinProof === this.idOf(sessionID));
  }

  /** True for a request or a handshake with the cookie of an open unlock; to ask keeps it open. */
  async isOpen(request: IncomingMessage): Promise<boolean> {
    const id = this.unlockOf(request);
    return id !== null && this.config.admin.standalone && this.database.gate.isOpen(id);
  }

  /** The id of the unlock whose cookie a request carries; null without one. */
  unlockOf({ headers }: IncomingMessage): string | null {
    const [, token] = /(?:^|;\s*)copydesk\.gate=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
    return token === undefined ? null : this.idOf(token);
  }

  /**
   * Judges a PIN. Administrators are never locked out: their role opens all that the PIN does.
   * @throws ForbiddenException where none is set up; Busy (429) while the gate is locked; UnauthorizedException for a wrong one.
   */
  private async check(pin: string, { user, ip }: Caller): Promise<void> {
    const right = this.config.admin.pin;
    if (right === null) throw new ForbiddenException('The dashboards are locked: no PIN is set up on this server.');
    const fits = isSame(pin, right);
    const address = networkOf(ip);
    const isAdmin = user?.role === 'admin';
    const lockedSeconds = isAdmin ? 0 : await this.tries.lockedSeconds(!fits, address);
    if (lockedSeconds > 0) {
      this.log.warn({ address }, 'a PIN was tried while the gate is locked');
      const minutes = Math.ceil(lockedSeconds / 60);
      await refuse(
        `Too many wrong PINs. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
        lockedSeconds,
      );
    }
    if (!fits) {
      if (isAdmin) await this.database.gate.refuse(address, true);
      this.log.warn({ address }, 'a wrong PIN was refused');
      throw new UnauthorizedException(WRONG_PIN);
    }
    this.log.info({ address }, 'a PIN opened the dashboards');
  }

  private mustBeOn(): void {
    if (!this.config.admin.standalone) throw new NotFoundException('The PIN-only dashboards are switched off.');
  }

  /** What a PIN opened is known by a digest of its token, the secret and the PIN: with a new PIN all of it is over. */
  private idOf(token: string): string {
    const { http, admin } = this.config;
    return createHmac('sha256', http.sessionSecret)
      .update(JSON.stringify([token, admin.pin]))
      .digest('hex');
  }
}

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
