import {
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches as MatchesPattern,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { LIMITS } from './limits';

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
  /** Since `lastResetDate`. */
  monthlyGenerations: number;
  lastResetDate: string;
  threadId: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What prompts are told of the brand that speaks. Empty text where nothing was said. */
export interface BrandProfile {
  company: string;
  voice: string;
  wordsToAvoid: string;
  disclaimer: string;
}

const HOUSE_TEXT = { message: `Please keep it to ${LIMITS.shortTextMax.toLocaleString('en-US')} characters` };

/** Body of PUT /api/account/house-profile: it is about the default brand. */
export class BrandProfileRequest implements BrandProfile {
  @MaxLength(LIMITS.shortTextMax, HOUSE_TEXT)
  @IsString({ message: 'Company must be text' })
  company!: string;

  @MaxLength(LIMITS.shortTextMax, HOUSE_TEXT)
  @IsString({ message: 'Voice must be text' })
  voice!: string;

  /** Parted by commas or lines. */
  @MaxLength(LIMITS.shortTextMax, HOUSE_TEXT)
  @IsString({ message: 'Words to avoid must be text' })
  wordsToAvoid!: string;

  @MaxLength(LIMITS.shortTextMax, HOUSE_TEXT)
  @IsString({ message: 'The disclaimer must be text' })
  disclaimer!: string;
}

/** Body of PUT /api/account. An empty text takes a name or the email away. */
export class AccountRequest {
  @MaxLength(LIMITS.nameMax, { message: `First name must be at most ${LIMITS.nameMax} characters` })
  @IsString({ message: 'First name must be text' })
  firstName!: string;

  @MaxLength(LIMITS.nameMax, { message: `Last name must be at most ${LIMITS.nameMax} characters` })
  @IsString({ message: 'Last name must be text' })
  lastName!: string;

  @ValidateIf((_, value) => value !== '')
  @IsEmail({}, { message: 'Email must be an email address' })
  email!: string;
}

/** Body of PUT /api/account/password. The other sessions of the user end with it. */
export class PasswordRequest {
  @IsNotEmpty({ message: 'Your current password is required' })
  @IsString({ message: 'Your current password is required' })
  currentPassword!: string;

  @MinLength(LIMITS.passwordMin, { message: PASSWORD_TOO_SHORT })
  @MaxLength(LIMITS.passwordMax, { message: `Password must be at most ${LIMITS.passwordMax} characters` })
  @IsString({ message: PASSWORD_TOO_SHORT })
  newPassword!: string;

  @Matches('newPassword', { message: "Passwords don't match" })
  @IsString({ message: PASSWORD_TOO_SHORT })
  confirmPassword!: string;
}

/** A place where the user is signed in, as GET /api/account/sessions lists them, the newest use first. */
export interface SessionResponse {
  /** Names the session; it does not open it. */
  id: string;
  isCurrent: boolean;
  /** For instance `Chrome on Windows`; null where it is not known. */
  device: string | null;
  signedInAt: string | null;
  lastSeenAt: string;
}

/** What takes room: saved emails, drafts and campaigns, documents, and what was told us of results. */
export type StorageKind = 'emails' | 'drafts' | 'documents' | 'feedback';

/** Answer of GET /api/account/storage: how many bytes the user keeps, and may keep in all. */
export interface StorageResponse {
  used: Record<StorageKind, number>;
  limit: number;
}

/** Answer of POST /api/generate-sso-token. */
export interface SsoResponse {
  /** A signed JWT that is good for 60 seconds and once. */
  token: string;
  sessionData: { userId: number; username: string };
}

/** Answer of GET /api/account/analytics: the user's own use. Weeks begin on Monday, UTC; the newest is last. */
export interface OwnUseResponse {
  /** The last 12 weeks, those without a generation too. */
  weeks: { weekStart: string; generations: number; copies: number }[];
  /** All generations, by tool, most used first. */
  tools: { appId: number; generations: number }[];
  totals: { generations: number; saved: number; copies: number; refinements: number };
  /** Null where nothing was reviewed. */
  averageReviewScore: number | null;
  /** The average score of each of the 12 weeks; null for a week without a review. */
  reviewScores: { weekStart: string; average: number | null; reviews: number }[];
  /**
   * How much of the figures in the drafts of each of the 12 weeks is traced, from 0 to 1. A draft counts in the week of
   * its newest finished version, by the amounts, percentages, multiples and counts in it that a source proves; one without
   * any is left out. Null for a week without a draft.
   */
  figuresTraced: { weekStart: string; average: number | null; drafts: number }[];
  /** The same over all drafts of these weeks. */
  averageFiguresTraced: number | null;
}

/** The value must equal the value of `other` on the same object. */
function Matches(other: string, options: ValidationOptions): PropertyDecorator {
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
