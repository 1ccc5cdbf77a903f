import {
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches as MatchesPattern,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { together } from './field-rules';
import { LIMITS } from './limits';

/** Answered with 403 where the registration is closed on this server. */
export const SIGN_UP_CLOSED = 'Sign-up is closed on this server. Please ask an administrator for an account.';

const PASSWORD_TOO_SHORT = `Password must be at least ${LIMITS.passwordMin} characters`;

/** The rules of a new password. */
export function IsNewPassword(): PropertyDecorator {
  return together(
    IsString({ message: PASSWORD_TOO_SHORT }),
    MaxLength(LIMITS.passwordMax, { message: `Password must be at most ${LIMITS.passwordMax} characters` }),
    MinLength(LIMITS.passwordMin, { message: PASSWORD_TOO_SHORT }),
  );
}

/** Body of POST /api/login. */
export class LoginRequest {
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username!: string;

  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}

/** The rules of a new user's name. */
export function IsUsername(): PropertyDecorator {
  return together(
    IsString({ message: 'Username is required' }),
    MatchesPattern(/^[A-Za-z0-9._@+-]*$/, { message: 'Username may hold only letters, digits and . _ - @ +' }),
    MaxLength(LIMITS.usernameMax, { message: `Username must be at most ${LIMITS.usernameMax} characters` }),
    IsNotEmpty({ message: 'Username is required' }),
  );
}

/** The rules of a first name that may be left out. */
export function IsFirstName(): PropertyDecorator {
  return together(
    IsString({ message: 'First name must be text' }),
    MaxLength(LIMITS.nameMax, { message: `First name must be at most ${LIMITS.nameMax} characters` }),
    IsOptional(),
  );
}

/** Body of POST /api/register. */
export class RegisterRequest {
  @IsUsername()
  username!: string;

  @IsNewPassword()
  password!: string;

  @Matches('password', { message: "Passwords don't match" })
  @MinLength(LIMITS.passwordMin, { message: PASSWORD_TOO_SHORT })
  @IsString({ message: PASSWORD_TOO_SHORT })
  confirmPassword!: string;

  @IsFirstName()
  firstName?: string;

  @IsOptional()
  @IsEmail({}, { message: 'Email must be an email address' })
  email?: string;
}

/** The value must equal the value of `other` on the same object. */
export function Matches(other: string, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'matches',
      validator: {
        validate: (value, context) => value === new Map(Object.entries(context?.object ?? {})).get(other),
      },
    },
    options,
  );
}
