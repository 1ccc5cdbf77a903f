import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { static as files, Router, type RequestHandler } from 'express';

/** Serves the built web app: hashed files for ever, the page itself never from a store. `/api` and the like are none of its business. */
export function webFiles(root: string): RequestHandler {
  const index = join(root, 'index.html');
  const router = Router();
  router.use('/assets', files(join(root, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  router.use(files(root, { index: false, maxAge: '1h' }));
  router.use((request, response, next) => {
    const forPage = request.method === 'GET' || request.method === 'HEAD';
    if (!forPage || /^\/(api|assets|socket\.io|\.well-known)(\/|$)/.test(request.path) || !existsSync(index))
      return next();
    response.setHeader('Cache-Control', 'no-store');
    response.sendFile(index);
  });
  return router;
}
