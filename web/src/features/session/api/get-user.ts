import type { UserResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { isSignedOut } from '@/lib/http-error';

/** The signed-in user; null where nobody is. */
export async function getUser(): Promise<UserResponse | null> {
  try {
    return await http.get<UserResponse>('/api/user');
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}
