import { toolNamed, writerOf, type AnyWriter, type ThreadResponse } from '@copydesk/contracts';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { BrandChip, useBrandChoice } from '@/features/brands/brand-choice';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { type BriefPaneProps, useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { lazyComponent } from '@/lib/lazy-component';
import { GoOnWith } from '@/ui/go-on-with';
import { angleIn, briefKindOf, describeBrief, requestOf, type ToolBrief } from './brief';
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
  useNewAngle(screen.thread, pane?.onChange);
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

/** Another angle that a draft is written anew from is that of its brief from then on. */
function useNewAngle(thread: ThreadResponse | null, onChange: BriefPaneProps<ToolBrief>['onChange'] | undefined) {
  const seen = useRef<{ id: string; angle: string } | null>(null);
  const id = thread?.id ?? null;
  const { angle = '', shape } = angleIn(thread?.brief?.input);
  const follow = useEffectEvent(() => onChange?.((before) => ({ ...before, angle, shape })));
  useEffect(() => {
    const last = seen.current;
    seen.current = id === null ? null : { id, angle };
    if (last && last.id === id && last.angle !== angle) follow();
  }, [id, angle]);
}

/** The screen of a writer that ships with the product, by its name. */
export default function ToolScreen({ name }: { name: string }) {
  const writer = writerOf(toolNamed(name));
  return writer && <WriterScreen key={name} writer={writer} />;
}
