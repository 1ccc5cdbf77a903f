import { HouseProfileRequest, type HouseProfile } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast/toast-store';
import { saveHouseProfile } from '../api/account-calls';
import { HOUSE_PROFILE_KEY } from '../use-house-profile';
import { useKeptForm } from '../use-kept-form';
import { FormEnd } from './form-end';

interface HouseProfileFormProps {
  userId: number;
  profile: HouseProfile;
}

export function HouseProfileForm({ userId, profile }: HouseProfileFormProps) {
  const queryClient = useQueryClient();
  const { form, field, submit, ...end } = useKeptForm({
    storageKey: `house-profile:${userId}`,
    Request: HouseProfileRequest,
    saved: profile,
    save: saveHouseProfile,
    onSaved: (saved) => {
      queryClient.setQueryData(HOUSE_PROFILE_KEY, saved);
      toast({ title: 'House profile saved', description: 'Whatever is written from now on keeps to it.' });
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label="Company"
        description="Who sends your emails: the name that signs each of them."
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
        description="Parted by commas or lines. None of them will stand in an email or its subject line."
        placeholder="unlock, game-changer, once in a lifetime"
        {...field('wordsToAvoid')}
      />
      <TextArea
        label="Standing disclaimer"
        description="Ends every email, word for word."
        placeholder="This is not investment advice."
        {...field('disclaimer')}
      />
      <FormEnd label="Save house profile" {...end} />
    </form>
  );
}
