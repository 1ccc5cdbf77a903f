import type { Request } from 'express';

interface RouterLayer {
  route?: { methods: Record<string, boolean> };
  match: (path: string) => boolean;
}

/** The methods that the request's path answers: none where there is no such path. */
export function methodsOf(request: Request): string[] {
  const layers = (request.app as unknown as { router: { stack: RouterLayer[] } }).router.stack;
  const matching = layers.filter((layer) => layer.route && layer.match(request.path));
  return [...new Set(matching.flatMap((layer) => Object.keys(layer.route?.methods ?? {})))].map((m) => m.toUpperCase());
}
