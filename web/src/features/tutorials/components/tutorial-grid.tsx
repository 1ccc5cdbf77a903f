import { OVERVIEW, TUTORIALS } from '../tutorials';
import { TutorialCard } from './tutorial-card';

/** The overview, and a card for each tool. */
export function TutorialGrid() {
  return (
    <div className="flex flex-col gap-4">
      <TutorialCard tutorial={OVERVIEW} isWide />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TUTORIALS.map((tutorial) => (
          <TutorialCard key={tutorial.name} tutorial={tutorial} />
        ))}
      </div>
    </div>
  );
}
