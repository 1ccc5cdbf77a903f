import type { UserResponse } from '@copydesk/contracts';

/** The first name, or else the username. */
export function displayName(user: Pick<UserResponse, 'firstName' | 'username'>): string {
  return user.firstName?.trim() || user.username;
}
