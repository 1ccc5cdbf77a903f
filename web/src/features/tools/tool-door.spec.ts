import { doorOf } from './tool-door';

const OPEN = { externalUrl: null, isActive: true, isLocked: false };

test.each([
  ['hotlist-generator', {}, { kind: 'screen', to: '/hotlist' }],
  ['rodchief-bot', { isLocked: true }, { kind: 'closed', why: 'Locked' }],
  ['rodchief-bot', {}, { kind: 'screen', to: '/rodchief' }],
  ['rodchief-bot', { isActive: false }, { kind: 'closed', why: 'Switched off' }],
  ['super-editorial-agent', {}, { kind: 'closed', why: 'Not set up yet' }],
  [
    'super-editorial-agent',
    { externalUrl: 'https://desk.example/' },
    { kind: 'external', url: 'https://desk.example/' },
  ],
  ['a-tool-without-a-screen', {}, { kind: 'screen', to: '/apps/a-tool-without-a-screen' }],
  ['constructor', {}, { kind: 'screen', to: '/apps/constructor' }],
])('%s (%j)', (name, change, door) => expect(doorOf({ ...OPEN, ...change, name })).toEqual(door));
