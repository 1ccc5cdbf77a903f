import type { Attack } from './attack';

/** 1 MB of values to a call that anybody may make. */
export const longLogin: Attack = {
  name: 'A body of 1 MB to the login',
  lanes: 4,
  prepare({ app }) {
    const body = `{"username": "a", "password": [${'0,'.repeat(520_000)}0]}`;
    return Promise.resolve(() => app.client().send('POST', '/api/login', body, {}));
  },
};
