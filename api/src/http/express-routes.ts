import type { Application } from 'express';

interface RouterLayer {
  route?: { path: string; methods: Record<string, boolean> };
  match: (path: string) => boolean;
}

/** Express keeps its routes here; its types do not say so. */
function layersOf(app: Application): RouterLayer[] {
  return (app as unknown as { router: { stack: RouterLayer[] } }).router.stack;
}

/** The methods that a path answers: none where there is no such path. */
export function methodsOf(app: Application, path: string): string[] {
  const matching = layersOf(app).filter((layer) => layer.route && layer.match(path));
  return [...new Set(matching.flatMap(methods))];
}

function methods(layer: RouterLayer): string[] {
  return Object.keys(layer.route?.methods ?? {}).map((method) => method.toUpperCase());
}
