import { displayName, useSession } from '@/features/session/use-session';
import { CoachPane } from './coach-pane';
import { CopyPane } from './copy-pane';
import { useCoach } from './use-coach';
import { useCoachThread } from './use-coach-thread';

export default function CoachScreen() {
  const user = useSession().data;
  const coachThread = useCoachThread(user?.id ?? 0);
  const coach = useCoach(coachThread);
  return (
    <main
      data-fills-page
      className="flex flex-1 flex-col lg:grid lg:h-[calc(100dvh-3.5rem)] lg:flex-none lg:grid-cols-[minmax(24rem,30rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]"
    >
      <div className="relative flex flex-col gap-3.5 p-4 lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-line lg:p-5">
        <CopyPane
          coach={coach}
          copy={coachThread.copy}
          onChange={coachThread.setCopy}
          firstName={user ? displayName(user) : ''}
        />
      </div>
      <CoachPane coach={coach} />
    </main>
  );
}
