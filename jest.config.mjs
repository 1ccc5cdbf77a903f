import { swcOptions } from './scripts/set-up/swc-options.mjs';

/** In Jest the names of our libs are mapped below: swc only compiles. @param {boolean} tsx */
function transform(tsx) {
  const { jsc, ...options } = swcOptions();
  return [
    '@swc/jest',
    {
      ...options,
      jsc: {
        ...jsc,
        parser: { ...jsc?.parser, tsx },
        transform: { ...jsc?.transform, react: { runtime: 'automatic' } },
        baseUrl: undefined,
        paths: undefined,
      },
      module: { type: 'commonjs', ignoreDynamic: true },
    },
  ];
}

const common = {
  testEnvironment: 'node',
  roots: ['api', 'worker', 'libs', 'web/src', 'scripts'].map((folder) => `<rootDir>/${folder}`),
  transform: { '^.+\\.ts$': transform(false), '^.+\\.tsx$': transform(true) },
  moduleNameMapper: {
    '^@copydesk/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^@/(.*)$': '<rootDir>/web/src/$1',
  },
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/scripts/test/longest-first.cjs',
  projects: [
    { ...common, displayName: 'unit', testRegex: '(?<!\\.(?:int|aimock))\\.spec\\.tsx?$' },
    { ...common, displayName: 'int', testRegex: '\\.int\\.spec\\.ts$' },
    { ...common, displayName: 'aimock', testRegex: '\\.aimock\\.spec\\.ts$' },
  ],
};
