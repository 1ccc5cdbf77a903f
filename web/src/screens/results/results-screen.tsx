import { ResultsIntake } from '@/features/results/results-intake';
import { useSession } from '@/features/session/use-session';
import { Card } from '@/ui/card';

/** How emails did: brought in from the report of a sender. */
export default function ResultsScreen() {
  const user = useSession().data;
  if (!user) return null;
  return (
    <main className="mx-auto flex w-full max-w-180 flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 lg:pt-9">
      <Card className="p-4.5 sm:p-5">
        <ResultsIntake userId={user.id} />
      </Card>
    </main>
  );
}
