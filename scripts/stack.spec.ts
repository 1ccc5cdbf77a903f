import { readFileSync } from 'node:fs';

const servicesOf = (file: string) => {
  const [, services = ''] = readFileSync(file, 'utf8').split(/^services:$/m);
  const [own = ''] = services.split(/^\S/m);
  return [...own.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
};

test('stack.yml says of each service of docker-compose.yml how it runs on several machines', () => {
  expect(servicesOf('docker-compose.yml')).toContain('worker');
  expect(servicesOf('scripts/stack.yml')).toEqual(servicesOf('docker-compose.yml'));
});
