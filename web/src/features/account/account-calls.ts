import type { AccountRequest, HouseProfile, PasswordRequest, SessionResponse, UserResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function saveAccount(request: AccountRequest): Promise<UserResponse> {
  return http.put('/api/account', request);
}

export function getHouseProfile(): Promise<HouseProfile> {
  return http.get('/api/account/house-profile');
}

export function saveHouseProfile(request: HouseProfile): Promise<HouseProfile> {
  return http.put('/api/account/house-profile', request);
}

export function changePassword(request: PasswordRequest): Promise<void> {
  return http.put('/api/account/password', request);
}

export function listSessions(): Promise<SessionResponse[]> {
  return http.get('/api/account/sessions');
}

export function logOutEverywhere(): Promise<void> {
  return http.post('/api/account/log-out-everywhere');
}
