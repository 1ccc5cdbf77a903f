import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ForbiddenException, Inject, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { WRONG_PIN } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import type { Log } from '@copydesk/observability';
import { CONFIG, LOG } from '../config.token';
import { Busy } from './busy.error';

/** The cookie of an unlock. */
export const GATE_COOKIE = 'copydesk.gate';

/** Guards the dashboards that a PIN opens without an account. */
@Injectable()
export class Gate {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Lets a call with the PIN in through. @throws HttpException as `check` does. */
  async admit(pin: string | undefined, address: string | undefined): Promise<true> {
    this.mustBeOn();
    if (pin === undefined) throw new UnauthorizedException(WRONG_PIN);
    await this.check(pin, address);
    return true;
  }

  /**
   * Opens the gate with a PIN. Returns the token of the unlock.
   * @throws NotFoundException where it is off for all but administrators, and this is none; HttpException as `check` does.
   */
  async unlock(pin: string, address: string | undefined, isAdmin: boolean): Promise<string> {
    if (!isAdmin) this.mustBeOn();
    await this.check(pin, address);
    const token = randomBytes(32).toString('base64url');
    await this.database.gate.open(this.idOf(token));
    return token;
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
   * Judges a PIN, one try at a time, so that none slips past the count.
   * @throws ForbiddenException where none is set up; Busy (429) while the gate is locked; UnauthorizedException for a wrong one.
   */
  private async check(pin: string, address = 'unknown'): Promise<void> {
    const right = this.config.admin.pin;
    if (right === null) throw new ForbiddenException('The dashboards are locked: no PIN is set up on this server.');
    const outcome = await this.database.transaction(async ({ gate }) => {
      await gate.lock();
      const lockedSeconds = await gate.lockedSeconds(address);
      const fits = isSame(pin, right);
      if (lockedSeconds === 0 && !fits) await gate.refuse(address);
      return { lockedSeconds, fits };
    });
    if (outcome.lockedSeconds > 0) {
      this.log.warn({ address }, 'a PIN was tried while the gate is locked');
      const minutes = Math.ceil(outcome.lockedSeconds / 60);
      throw new Busy(
        429,
        `Too many wrong PINs. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
        outcome.lockedSeconds,
      );
    }
    if (!outcome.fits) {
      this.log.warn({ address }, 'a wrong PIN was refused');
      throw new UnauthorizedException(WRONG_PIN);
    }
    this.log.debug({ address }, 'a PIN opened the dashboards');
  }

  private mustBeOn(): void {
    if (!this.config.admin.standalone) throw new NotFoundException('The PIN-only dashboards are switched off.');
  }

  /** An unlock is known by a digest of its token, the secret and the PIN: with a new PIN all of them are over. */
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
