import { doorOf } from './tool-door';

test.each([
  ['hotlist-generator', null, { kind: 'screen', to: '/hotlist' }],
  ['rodchief-bot', null, { kind: 'closed', why: 'Locked' }],
  ['super-editorial-agent', null, { kind: 'closed', why: 'Not set up yet' }],
  ['super-editorial-agent', 'https://desk.example/', { kind: 'external', url: 'https://desk.example/' }],
  ['a-tool-without-a-screen', null, { kind: 'screen', to: '/apps/a-tool-without-a-screen' }],
  ['constructor', null, { kind: 'screen', to: '/apps/constructor' }],
])('%s (%s)', (name, externalUrl, door) => expect(doorOf({ name, externalUrl })).toEqual(door));
