import { HOTLIST, LIMITS, LoginRequest, RegisterRequest, requestClassOf } from '@copydesk/contracts';
import { fieldErrors } from './field-errors';

describe('fieldErrors', () => {
  it('refuses an empty login with the sentences of the contract', () => {
    expect(fieldErrors(LoginRequest, { username: '', password: '' })).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    });
  });

  it.each([
    [
      { username: 'sam', password: 'short', confirmPassword: 'short' },
      'password',
      'Password must be at least 6 characters',
    ],
    [{ username: 'sam', password: 'longer', confirmPassword: 'different' }, 'confirmPassword', "Passwords don't match"],
    [{ username: '', password: 'longer', confirmPassword: 'longer' }, 'username', 'Username is required'],
  ])('refuses %o', (values, field, message) => {
    expect(fieldErrors(RegisterRequest, values)).toMatchObject({ [field]: message });
  });

  it('accepts what fits', () => {
    expect(fieldErrors(RegisterRequest, { username: 'sam', password: 'longer', confirmPassword: 'longer' })).toEqual(
      {},
    );
  });

  it('names the field that is too long', () => {
    const errors = fieldErrors(requestClassOf(HOTLIST), { catalyst: 'x'.repeat(LIMITS.longTextMax + 1) });
    expect(errors.catalyst).toBe('Market catalyst must be at most 20,000 characters');
  });
});
