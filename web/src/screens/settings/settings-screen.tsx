import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailsForm } from '@/features/account/details-form';
import { PasswordForm } from '@/features/account/password-form';
import { STORAGE_KEY, StorageUse } from '@/features/account/storage';
import { LogOutEverywhere, SessionList } from '@/features/account/sessions';
import { Brands } from '@/features/brands/brands';
import { FollowList } from '@/features/companies/follow-list';
import { DocumentsList } from '@/features/documents/components/documents-list';
import { setSession, useSession } from '@/features/session/use-session';
import { Card } from '@/ui/card';

export default function SettingsScreen() {
  const user = useSession().data;
  const queryClient = useQueryClient();
  const isAtBrands = useLocation().hash === '#brands';
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
        title="Brands"
        isSought={isAtBrands}
        about="Who speaks in your emails, and what they sell. Every email follows the brand that you choose for it: your default one, unless you say otherwise."
      >
        <Brands />
      </SettingsSection>
      <SettingsSection
        title="Documents"
        about="Kept in full, so that every figure in an email can be traced to its page. Only you can see them."
      >
        <DocumentsList onDeleted={() => void queryClient.invalidateQueries({ queryKey: STORAGE_KEY })} />
      </SettingsSection>
      <SettingsSection
        title="Companies"
        about="Whose new filings come into your inbox, some minutes after the SEC has them."
      >
        <FollowList />
      </SettingsSection>
      <SettingsSection
        title="Storage"
        about="How much space your work takes. Delete saved emails and campaigns in their lists, and documents here. Discarded drafts are deleted after a month, or sooner when you need the space."
      >
        <StorageUse />
      </SettingsSection>
      <SettingsSection title="Password" about="Changing it logs you out everywhere else.">
        <PasswordForm username={user.username} />
      </SettingsSection>
      <SettingsSection
        title="Where you are signed in"
        about="If you do not recognize one of these, log out everywhere and change your password."
      >
        <SessionList />
        <LogOutEverywhere onLoggedOut={() => setSession(queryClient, null)} />
      </SettingsSection>
    </main>
  );
}

interface SettingsSectionProps {
  title: string;
  /** What it does. */
  about: string;
  /** True where one comes for it: then it is in sight. */
  isSought?: boolean;
  children: ReactNode;
}

function SettingsSection({ title, about, isSought = false, children }: SettingsSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSought) section.current?.scrollIntoView();
  }, [isSought]);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="grid scroll-mt-14 gap-x-10 gap-y-4 py-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">{about}</p>
      </div>
      <Card className="flex flex-col gap-4 p-4.5 sm:p-5">{children}</Card>
    </section>
  );
}
