import { IsEmail, IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { LIMITS } from './limits';
import { IsNewPassword, Matches } from './sign-in';

export type UserRole = 'user' | 'admin';

/** Answered with 403 to every call but the change itself while a user still has the password that an administrator gave. */
export const CHANGE_PASSWORD_FIRST =
  'Please choose your own password first. The current one was set by an administrator.';

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
  /** True until the password that an administrator gave is replaced by one of the user's own. */
  mustChangePassword: boolean;
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

  @IsNewPassword()
  newPassword!: string;

  @Matches('newPassword', { message: "Passwords don't match" })
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

/** What takes up storage: saved emails, drafts and campaigns, documents, feedback on results, and the payloads of requests. */
export type StorageKind = 'emails' | 'drafts' | 'documents' | 'feedback' | 'requests';

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
