import { TutorialGrid } from '@/features/tutorials/tutorial-grid';
import { Card } from '@/ui/card';

/** The same for those who are signed in; the way back to the dashboard is in the header. */
export default function InternalTutorialsScreen() {
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-4 px-4 pt-8 pb-16 sm:px-6 lg:pt-10">
      <TutorialGrid />
      <Card aria-labelledby="help" className="flex flex-col gap-1.5 p-5">
        <h2 id="help" className="text-lg font-semibold">
          Need More Help?
        </h2>
        <p className="text-muted">
          Press ? anywhere to see the keys. Under every email, Report Feedback tells us what was good and what was not;
          people read it.
        </p>
      </Card>
    </main>
  );
}
