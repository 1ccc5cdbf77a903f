import type { UserResponse } from '@copydesk/contracts';
import { thisMonthOf, type User } from '@copydesk/database';

/** A user as the user may see itself: never the password. */
export function presentUser(user: User): UserResponse {
  const { monthlyGenerations, lastResetDate } = thisMonthOf(user);
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
    monthlyGenerations,
    lastResetDate: lastResetDate.toISOString(),
    threadId: user.threadId,
    mustChangePassword: user.mustChangePassword,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
