import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { CHANGES, INTEGER_MAX, PIN_VISITOR, READINGS, type Act } from '@copydesk/contracts';
import { Database, type Actor, type Subject } from '@copydesk/database';
import type { Request } from 'express';
import { concatMap, defer, type Observable } from 'rxjs';
import { networkOf } from '../http/network';

const isChange = (name: string): name is keyof typeof CHANGES => Object.hasOwn(CHANGES, name);
const isReading = (name: string): name is keyof typeof READINGS => Object.hasOwn(READINGS, name);

/**
 * Keeps a log of what administrators change, before it is done, and of whose texts are read on the dashboards, before they
 * are sent: where the log cannot be written, neither happens.
 */
@Injectable()
export class ActsInterceptor implements NestInterceptor {
  constructor(private readonly database: Database) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const act = nameOf(request);
    if (isReading(act)) return this.reading(act, request, next);
    if (!isChange(act)) return next.handle();
    return defer(() => this.database.acts.begin(act, actorOf(request), subjectOf(request))).pipe(
      concatMap((id) =>
        next.handle().pipe(
          concatMap(async (answer: unknown) => {
            await this.database.acts.done(id);
            return answer;
          }),
        ),
      ),
    );
  }

  /** An answer that is streamed page by page has no body to look into: its reading is logged before it begins. */
  private reading(act: Act, request: Request, next: CallHandler): Observable<unknown> {
    const actor = actorOf(request);
    if (/(feedbacks|events)$/.test(act) && !act.endsWith('figure-events'))
      return defer(() => this.database.acts.read(act, actor, [null])).pipe(concatMap(() => next.handle()));
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.database.acts.read(act, actor, [...new Set(usersIn(answer))]);
        return answer;
      }),
    );
  }
}

/** The call by its name in the table of routes; calls with the PIN have the same names. */
function nameOf({ method, route }: Request): string {
  const { path = '' } = (route ?? {}) as { path?: string };
  return `${method} ${path.replace('/standalone/', '/')}`;
}

function actorOf({ user, ip }: Request): Actor {
  return { id: user?.id ?? null, name: user?.username ?? PIN_VISITOR, address: networkOf(ip) };
}

function subjectOf({ route, params, body }: Request): Subject {
  const [param] = Object.values(params).flat();
  const { path = '' } = (route ?? {}) as { path?: string };
  const isUser = path.includes('/users/:id') && /^[1-9]\d{0,9}$/.test(param ?? '') && Number(param) <= INTEGER_MAX;
  if (isUser) return { userId: Number(param), name: null };
  const { username, title } = (body ?? {}) as { username?: unknown; title?: unknown };
  const named = [param, username, title].find((name) => typeof name === 'string');
  return { userId: null, name: typeof named === 'string' ? named.slice(0, 100) : null };
}

/** Whose texts an answer shows: the user that it is about, or those of its events. */
function usersIn(answer: unknown): number[] {
  if (Array.isArray(answer)) return answer.flatMap(usersIn);
  if (typeof answer !== 'object' || answer === null) return [];
  if ('userId' in answer) return typeof answer.userId === 'number' ? [answer.userId] : [];
  if ('user' in answer && typeof answer.user === 'object' && answer.user !== null && 'id' in answer.user)
    return typeof answer.user.id === 'number' ? [answer.user.id] : [];
  return Object.values(answer).flatMap((part: unknown) => (Array.isArray(part) ? usersIn(part) : []));
}
