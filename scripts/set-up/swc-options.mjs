import { join } from 'node:path';
import { root } from '../places.mjs';

/**
 * How TypeScript becomes CommonJS, for the build and for Jest alike.
 * @returns {import('@swc/core').Options}
 */
export function swcOptions() {
  return {
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
      baseUrl: join(root),
      paths: { '@copydesk/*': ['libs/*/src/index.ts'] },
    },
    module: { type: 'commonjs', resolveFully: true, ignoreDynamic: true },
  };
}
