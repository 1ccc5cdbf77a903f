import { type BrandProfile, BrandProfileRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BRAND_PROFILE_KEY, useBrandProfile } from '@/lib/brand-profile';
import { useKeptForm } from '@/lib/forms/use-kept-form';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { FormEnd } from './form-end';

export function BrandProfileCard({ userId }: { userId: number }) {
  const profile = useBrandProfile();
  if (profile.isPending) {
    return (
      <div role="status" aria-label="Loading the house profile" className="flex flex-col gap-5">
        <Skeleton className="h-21" />
        <Skeleton className="h-29" />
        <Skeleton className="h-29" />
        <Skeleton className="h-29" />
      </div>
    );
  }
  if (profile.isError) {
    return <LoadFailure onRetry={profile.refetch}>The house profile could not be loaded. It is safe.</LoadFailure>;
  }
  return <BrandProfileForm userId={userId} profile={profile.data} />;
}

interface BrandProfileFormProps {
  userId: number;
  profile: BrandProfile;
}

function BrandProfileForm({ userId, profile }: BrandProfileFormProps) {
  const queryClient = useQueryClient();
  const form = useKeptForm(`house-profile:${userId}`, {
    Request: BrandProfileRequest,
    saved: profile,
  });
  const { field } = form;
  const save = useMutation({
    mutationFn: (body: BrandProfile) => http.put('/api/account/house-profile', { body }),
    onSuccess: (saved, sent) => {
      form.taken(sent);
      queryClient.setQueryData(BRAND_PROFILE_KEY, saved);
      toast({ title: 'House profile saved', description: 'Every new email follows it.' });
    },
    onError: (error) => {
      form.showRefused(error);
      toastFailure('Save failed', messageOf(error, 'Please try again.'));
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate className="flex flex-col gap-5">
      <TextField
        label="Company"
        description="Who sends your emails. The name stands below each of them."
        autoComplete="organization"
        {...field('company')}
      />
      <TextArea
        label="Voice"
        description="How your emails sound, whatever the tone of a single brief."
        placeholder="Calm and exact, a little dry. We explain, we never shout."
        {...field('voice')}
      />
      <TextArea
        label="Words to avoid"
        description="Separate them with commas or new lines. Where you like, add what to say instead. An email that uses one is marked, and the other one offered."
        placeholder="unlock, game-changer, robust -> strong"
        {...field('wordsToAvoid')}
      />
      <TextArea
        label="Standing disclaimer"
        description="Added below every email, word for word."
        placeholder="This is not investment advice."
        {...field('disclaimer')}
      />
      <FormEnd label="Save house profile" form={form} isSaving={save.isPending} />
    </form>
  );
}
