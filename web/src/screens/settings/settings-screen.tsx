import { useQueryClient } from '@tanstack/react-query';
import { DetailsForm } from '@/features/account/components/details-form';
import { HouseProfileCard } from '@/features/account/components/house-profile-card';
import { LogOutEverywhere } from '@/features/account/components/log-out-everywhere';
import { PasswordForm } from '@/features/account/components/password-form';
import { SessionList } from '@/features/account/components/session-list';
import { setSession, useSession } from '@/features/session/use-session';
import { SettingsSection } from './settings-section';

export default function SettingsScreen() {
  const user = useSession().data;
  const queryClient = useQueryClient();
  if (!user) return null;
  return (
    <main className="mx-auto flex w-full max-w-240 flex-col divide-y divide-line px-4 pb-16 sm:px-6">
      <SettingsSection
        title="Your details"
        about={`You log in as ${user.username}. Your first name is how we greet you.`}
      >
        <DetailsForm user={user} onSaved={(saved) => setSession(queryClient, saved)} />
      </SettingsSection>
      <SettingsSection
        title="House profile"
        about="Said once, kept in every email that is written, refined or reviewed for you. Leave empty what does not matter."
      >
        <HouseProfileCard userId={user.id} />
      </SettingsSection>
      <SettingsSection title="Password" about="A new password logs you out everywhere but here.">
        <PasswordForm username={user.username} />
      </SettingsSection>
      <SettingsSection
        title="Where you are signed in"
        about="If you do not know one of these, log out everywhere and change your password."
      >
        <SessionList />
        <LogOutEverywhere onLoggedOut={() => setSession(queryClient, null)} />
      </SettingsSection>
    </main>
  );
}
