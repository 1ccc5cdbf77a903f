import { LIMITS, type AnyWriter, type BrandChoice } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldAfter } from '@/features/catalysts/chosen-catalysts';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { RawCatalysts } from '@/features/catalysts/components/raw-catalysts';
import { useBriefCatalysts } from '@/features/catalysts/use-brief-catalysts';
import { AngleChoice } from '@/features/angles/angle-choice';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import type { ProcessedDocument } from '@/features/documents/intake/processed-document';
import { type Handed, handedIdea, handedOver, handOver } from '@/features/documents/intake/handed-file';
import { isAside } from '@/features/documents/intake/processing';
import { useFilingSearch } from '@/features/session/use-filing-search';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import type { BriefPaneProps } from '@/features/drafts/screen/use-tool-screen';
import { EMPTY_BRIEF, type ToolBrief, withSummary } from './brief';
import { Card } from '@/ui/card';
import { useBriefAngles } from './use-brief-angles';
import { BriefForm } from './brief-form';
import { piecesOf } from './pieces';
import { X } from 'lucide-react';
import type { BriefCatalysts } from '../../features/catalysts/use-brief-catalysts';

interface ToolPaneProps extends BriefPaneProps<ToolBrief> {
  writer: AnyWriter;
  /** Who speaks, and what is sold. */
  choice: BrandChoice;
  /** Fields that the brand has an answer to. */
  known: readonly string[];
}

/** What goes in: a document, what is typed, the news of the market; of these whatever the tool takes. */
export function BriefPane({ writer, choice, brief, onChange, ...form }: ToolPaneProps) {
  const { document, texts } = brief;
  const { into = null, fit = [], offersNewest = false, failure } = writer.catalysts ?? {};
  const change = (changed: Partial<ToolBrief>) => onChange((before) => ({ ...before, ...changed }));
  const requestFor = ({ content, documentId }: ProcessedDocument) => ({
    ...(content !== '' && (writer.document === 'summary' ? { summary: content } : { content })),
    ...(documentId !== null && { documentId }),
  });
  const catalysts = useBriefCatalysts({
    brief,
    failure,
    onFound: (found) => change({ found }),
    onChoose: (after) =>
      onChange((before) => ({
        ...before,
        chosen: after,
        ...(into !== null && {
          texts: { ...before.texts, [into]: fieldAfter(before.texts[into] ?? '', before.chosen, after) },
        }),
      })),
  });
  const intake = useFileIntake({
    summarizes: writer.document === 'summary',
    onProcessed: (processed) => {
      onChange((before) => withSummary(before, processed));
      if (writer.catalysts) catalysts.find(requestFor(processed));
    },
  });
  const search = useFilingSearch();
  const { processing } = intake;
  const atHand = processing && processing.phase !== 'reading' ? processing.document : null;
  const angles = useBriefAngles(writer, {
    brief: atHand ? { ...brief, document: atHand } : brief,
    choice,
    asks: !form.hasThread,
    onOffered: (offered) => change({ offered }),
  });
  const generate = () => {
    angles?.stop();
    form.onGenerate();
  };
  const { key } = useLocation();
  const [handed, setHanded] = useState({ key, material: handedOver() });
  // Material may also be handed to a screen that is open already.
  if (handed.key !== key) setHanded({ key, material: handedOver() });
  const takeHanded = useEffectEvent((material: Handed) => {
    const idea = handedIdea();
    handOver(null);
    if (idea && 'angle' in writer.fields) change(idea);
    if (writer.document) void intake.take(material);
  });
  useEffect(() => {
    if (handed.material) takeHanded(handed.material);
  }, [handed]);
  const clear = (changed: Partial<ToolBrief>) => {
    intake.forget();
    catalysts.forget();
    change(changed);
  };
  const type = (field: string, text: string) =>
    onChange((before) => ({
      ...before,
      texts: { ...before.texts, [field]: text },
      ...(field === into && text.trim() === '' && { chosen: [] }),
      // Where there is a document, it is what they were found for.
      ...(field === fit[0] && !before.document && { found: null }),
    }));
  const readable = document?.isDeleted ? null : document;
  const text = readable && (readable.reading?.text ?? readable.content);
  // What was offered for a document goes with it.
  const isOffered = brief.offered?.before.includes(brief.angle ?? '') ?? false;
  const fitted = fit.map((field) => texts[field]?.trim() ?? '').find(Boolean) ?? '';
  return (
    <>
      {writer.document && (
        <DocumentIntake
          intake={intake}
          search={search}
          document={document}
          onTake={(taken) => onChange((before) => piecesOf(writer).withDocument(before, taken))}
          onForget={() => clear({ document: null, offered: null, ...(isOffered && { angle: '' }) })}
          awaited={writer.catalysts ? 'The summary and market news are on their way' : 'The summary is on its way'}
        >
          <CatalystSearchNote search={catalysts.search} />
        </DocumentIntake>
      )}
      {readable && writer.catalysts && !isAside(intake.processing) && (
        <CatalystSuggestions catalysts={catalysts} request={requestFor(readable)} />
      )}
      {'angle' in writer.fields && (
        <Card aria-labelledby="angle" className="flex flex-col gap-3 p-4">
          <h2 id="angle" className="text-sm font-semibold">
            Angle and shape <span className="text-xs font-normal text-faint">optional</span>
          </h2>
          <AngleChoice
            angles={angles}
            angle={brief.angle ?? ''}
            shape={brief.shape ?? null}
            error={form.errors.angle}
            onChange={({ angle, shape }) =>
              change({
                ...(angle !== undefined && { angle }),
                ...(shape !== undefined && { shape: shape ?? undefined }),
              })
            }
          />
        </Card>
      )}
      <BriefForm
        writer={writer}
        texts={texts}
        hasFile={readable !== null}
        onType={type}
        onClear={() => clear(EMPTY_BRIEF)}
        news={
          into !== null && (
            <>
              <ChosenList catalysts={catalysts} />
              {offersNewest && (
                <div className="-mt-1.5">
                  <RawCatalysts catalysts={catalysts} text={text} />
                </div>
              )}
            </>
          )
        }
        {...form}
        onGenerate={generate}
      >
        {writer.catalysts && into === null && (
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium text-muted">
              Catalysts <span className="text-xs font-normal text-faint">optional</span>
            </legend>
            <ChosenList catalysts={catalysts} />
            <div className="flex flex-wrap gap-2 [&>section]:min-w-0 [&>section]:basis-full">
              {!readable && fitted !== '' && (
                <CatalystSuggestions
                  catalysts={catalysts}
                  request={{ content: firstCharacters(fitted, LIMITS.documentMax) }}
                />
              )}
              {offersNewest && <RawCatalysts catalysts={catalysts} text={text} />}
            </div>
          </fieldset>
        )}
      </BriefForm>
    </>
  );
}

/** The catalysts that go with the email: their sources are kept with it. */
function ChosenList({ catalysts: { chosen, remove } }: { catalysts: BriefCatalysts }) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Catalysts added" className="flex flex-col gap-1">
      {chosen.map((catalyst) => (
        <li
          key={catalyst.id}
          className="flex items-center gap-1 rounded-md border border-line bg-field pl-2.5 text-xs text-muted"
        >
          <span className="min-w-0 flex-1 truncate" title={catalyst.title}>
            {catalyst.title}
          </span>
          <button
            type="button"
            aria-label={`Remove ${catalyst.title}`}
            onClick={() => remove(catalyst)}
            className="grid size-8 shrink-0 place-items-center rounded-md transition-colors max-md:size-11 duration-150 hover:text-text"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
