import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { CHANGES, WRITERS } from '@copydesk/contracts';
import { everyCall, type Things } from '@copydesk/testing';

/** What probes and other programs call; the product's own pages do not. */
const NOT_IN_THE_TABLE = [
  'GET /.well-known/jwks.json',
  'GET /api/health/live',
  'GET /api/health/queue',
  'GET /api/health/ready',
];

const NO_THINGS: Things = {
  username: '',
  user: '',
  catalyst: '',
  feed: '',
  thread: '',
  message: '',
  waiver: '',
  confirmation: '',
  job: '',
  generation: '',
  folder: '',
  campaign: '',
  document: '',
  brand: '',
  offer: '',
  brandEmail: '',
};

interface Taken {
  /** The name of its class. */
  body?: string;
  query?: string;
}

type Controller = abstract new (...parts: never[]) => object;

const SRC = join(__dirname, '..');

/** The routes that Nest makes of the controllers, with what each handler takes. */
function servedRoutes(): Record<string, Taken> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.controller.ts'),
  );
  return Object.fromEntries(files.flatMap((file) => Object.values(load(file)).filter(isController).flatMap(routesOf)));
}

const load: (file: string) => Record<string, unknown> = (file) => jest.requireActual(join(SRC, file));

function isController(exported: unknown): exported is Controller {
  return typeof exported === 'function' && Reflect.hasMetadata(PATH_METADATA, exported);
}

function routesOf(controller: Controller): [string, Taken][] {
  const root = String(Reflect.getMetadata(PATH_METADATA, controller));
  return handlersOf(controller).flatMap(([name, handler]) => {
    const method = RequestMethod[Number(Reflect.getMetadata(METHOD_METADATA, handler))];
    const paths: string | string[] = Reflect.getMetadata(PATH_METADATA, handler);
    const taken = {
      body: classOf(controller, name, RouteParamtypes.BODY),
      query: classOf(controller, name, RouteParamtypes.QUERY),
    };
    return [paths].flat().map((path): [string, Taken] => {
      const address = [root, path].join('/').split('/').filter(Boolean).join('/');
      return [`${method} /${address}`, taken];
    });
  });
}

/** Those of the class that it extends are its own, too. */
function handlersOf(controller: Controller): [string, object][] {
  const found: [string, object][] = [];
  let prototype: object = controller.prototype;
  while (prototype !== Object.prototype) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value === 'function' && Reflect.hasMetadata(METHOD_METADATA, value)) found.push([name, value]);
    }
    prototype = Object.getPrototypeOf(prototype);
  }
  return found;
}

function classOf(controller: Controller, handler: string, kind: RouteParamtypes): string | undefined {
  const taken: Record<string, { index: number }> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {};
  const types: { name: string }[] = Reflect.getMetadata('design:paramtypes', controller.prototype, handler) ?? [];
  const found = Object.entries(taken).find(([key]) => key.startsWith(`${kind}:`));
  return found && types[found[1].index]?.name;
}

/** The table of libs/contracts, which is types alone, as it is written. */
function tableRoutes(): [string, Taken][] {
  const text = readFileSync(join(SRC, '../../libs/contracts/src/routes.ts'), 'utf8');
  return [...text.matchAll(/^ {2}'([A-Z]+ [^'?]+)[^']*': \{([^}]*)/gm)].map(([, route = '', said = '']) => {
    const nameOf = (part: string) => new RegExp(`\\b${part}: (\\w+)`).exec(said)?.[1];
    return [route, { body: nameOf('body'), query: nameOf('query') }];
  });
}

const served = servedRoutes();
const table = tableRoutes();

const writers = WRITERS.map(({ call }) => `POST /api/${call}`);
const listed = [...new Set(table.map(([route]) => route)), ...writers];

test('the table of routes has every route that is served, and no other', () => {
  expect([...listed, ...NOT_IN_THE_TABLE].sort()).toEqual(Object.keys(served).sort());
});

test('each route of the table is among those that are tried in every role, and with every odd input', () => {
  const tried = everyCall(NO_THINGS).map(({ route }) => route.split('?')[0]);
  expect([...new Set(tried)].sort()).toEqual([...listed].sort());
});

test('each change that administrators make is one of those that a log is kept of', () => {
  const isChange = (route: string) => /^(?!GET)\w+ \/api\/admin\/(?!unlock)/.test(route);
  const logged = Object.keys(CHANGES).filter((name) => name.includes('/api/'));
  expect(logged.sort()).toEqual(listed.filter(isChange).sort());
});

test.each(table)('%s takes what the table says', (route, taken) => {
  expect(taken).toEqual(served[route]);
});
