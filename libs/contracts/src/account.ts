import {
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches as MatchesPattern,
  MaxLength,
  MinLength,
} from 'class-validator';
import { LIMITS } from './limits';
import { Matches } from './matches';

/** Body of POST /api/login. */
export class LoginRequest {
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username!: string;

  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}

const PASSWORD_TOO_SHORT = `Password must be at least ${LIMITS.passwordMin} characters`;

/** Body of POST /api/register. */
export class RegisterRequest {
  @IsNotEmpty({ message: 'Username is required' })
  @MaxLength(LIMITS.usernameMax, { message: `Username must be at most ${LIMITS.usernameMax} characters` })
  @MatchesPattern(/^[A-Za-z0-9._@+-]*$/, {
    message: 'Username may hold only letters, digits and . _ - @ +',
  })
  @IsString({ message: 'Username is required' })
  username!: string;

  @MinLength(LIMITS.passwordMin, { message: PASSWORD_TOO_SHORT })
  @MaxLength(LIMITS.passwordMax, { message: `Password must be at most ${LIMITS.passwordMax} characters` })
  @IsString({ message: PASSWORD_TOO_SHORT })
  password!: string;

  @Matches('password', { message: "Passwords don't match" })
  @MinLength(LIMITS.passwordMin, { message: PASSWORD_TOO_SHORT })
  @IsString({ message: PASSWORD_TOO_SHORT })
  confirmPassword!: string;

  @IsOptional()
  @MaxLength(LIMITS.nameMax, { message: `First name must be at most ${LIMITS.nameMax} characters` })
  @IsString({ message: 'First name must be text' })
  firstName?: string;

  @IsOptional()
  @IsEmail({}, { message: 'Email must be an email address' })
  email?: string;
}

export type UserRole = 'user' | 'admin';

/** The signed-in user as GET /api/user, login and registration answer it. Times are ISO 8601. */
export interface UserResponse {
  id: number;
  username: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  role: UserRole;
  subscriptionTier: string;
  subscriptionStatus: string;
  totalGenerations: number;
  monthlyGenerations: number;
  createdAt: string;
}
