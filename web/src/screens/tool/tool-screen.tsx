import { toolNamed, writerOf, type AnyWriter } from '@copydesk/contracts';
import { useMemo } from 'react';
import { BrandChip, useBrandChoice } from '@/features/brands/brand-choice';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { lazyComponent } from '@/lib/lazy-component';
import { GoOnWith } from '@/ui/go-on-with';
import { briefKindOf, describeBrief, requestOf } from './brief';
import { BriefPane } from './brief-pane';
import { KnownFacts } from './known-facts';
import { knownFields } from './known-fields';
import { piecesOf } from './pieces';
import { BriefSkeleton } from './tool-parts';

const AnglesPanel = lazyComponent(() => import('@/features/angles/angles-panel'));

/** The screen of a tool that writes from a brief, as the table of tools describes it. */
export function WriterScreen({ writer }: { writer: AnyWriter }) {
  const { form, title, description } = writer;
  const kind = useMemo(() => briefKindOf(writer), [writer]);
  const userId = useSession().data?.id ?? 0;
  const { screen, pane, brief, onGenerate, shownAs, earlier, goOn } = useToolScreen({
    userId,
    kind,
    writer,
    requestOf: (brief) => ({ ...requestOf(writer, brief, known), ...brand.choice }),
  });
  const brand = useBrandChoice(kind.name, userId, screen.thread);
  const known = knownFields(writer, brand.brands, brand.choice);
  const { Header, progress, Sheet, Above, Below } = piecesOf(writer);
  return (
    <DraftScreen
      screen={screen}
      description={pane ? describeBrief(writer, brief) : 'Brief'}
      hint={form.hint}
      hintTitle={form.hintTitle}
      progress={progress}
      Sheet={Sheet}
      Above={Above}
      Below={Below}
      Angles={AnglesPanel}
      onGenerateAgain={onGenerate}
    >
      {Header && <Header title={title} description={description} />}
      {earlier && <GoOnWith name={describeBrief(writer, earlier)} onGoOn={goOn} />}
      <BrandChip {...brand} />
      <KnownFacts choice={brand.choice} document={brief.document ? (brief.offered?.document ?? null) : null} />
      {pane ? (
        <BriefPane key={shownAs} writer={writer} choice={brand.choice} known={known} {...pane} />
      ) : (
        <BriefSkeleton />
      )}
    </DraftScreen>
  );
}

/** The screen of a writer that ships with the product, by its name. */
export default function ToolScreen({ name }: { name: string }) {
  const writer = writerOf(toolNamed(name));
  return writer && <WriterScreen key={name} writer={writer} />;
}
