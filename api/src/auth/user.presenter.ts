import type { UserResponse } from '@copydesk/contracts';
import { monthlyGenerationsOf, type User } from '@copydesk/database';

/** A user as the user may see itself: never the password. */
export function presentUser(user: User): UserResponse {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    subscriptionTier: user.subscriptionTier,
    subscriptionStatus: user.subscriptionStatus,
    totalGenerations: user.totalGenerations,
    monthlyGenerations: monthlyGenerationsOf(user),
    createdAt: user.createdAt.toISOString(),
  };
}
