import { QueryFailedError } from 'typeorm';
import { isOutage } from './query-errors';

const failed = (code: string) => new QueryFailedError('UPDATE jobs', [], Object.assign(new Error('refused'), { code }));

test.each(['57014', '55P03', '40P01', '40001', '25P03', '25P04', '25006', '57P01', '57P03', '53100', '58030', '08006'])(
  '%s passes: the same statement may succeed later',
  (code) => {
    expect(isOutage(failed(code))).toBe(true);
  },
);

test.each(['23505', '22P02', '42601', '42703', '22021', '23503'])('%s is the statement’s own fault', (code) => {
  expect(isOutage(failed(code))).toBe(false);
});
