import type { FolderResponse, GenerationPreview } from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { type ChangeEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format-date';
import { tellBriefly } from '@/lib/results/describe-result';
import { Checkbox } from '@/ui/checkbox';
import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import { FavoriteButton } from './favorite-button';
import { FolderBadge } from './folders/folder-items';
import { GenerationMenu } from './generation-menu';
import { useRename } from './mutations';
import { previewText } from './preview-text';
import { RenameForm } from './rename-form';
import { SourceChangedPill } from './source-changed';
import { useGenerationActions } from './use-generation-actions';

interface GenerationCardProps {
  generation: GenerationPreview;
  toolName: string;
  folder: FolderResponse | undefined;
  /** Where its words are shown. */
  to: string;
  isSelected: boolean;
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The new title while it is typed, else null. */
  typedTitle: string | null;
  onTypeTitle: (typed: string | null) => void;
  onRemoved: () => void;
}

export function GenerationCard(props: GenerationCardProps) {
  const { generation, toolName, folder, to, isSelected, typedTitle, onTypeTitle } = props;
  const { title, preview, contentLength, createdAt, isFavorite, result, sourceChange } = generation;
  const titleId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const rename = useRename();
  const actions = useGenerationActions(generation);
  const endRenaming = () => {
    onTypeTitle(null);
    rename.reset();
    menuButton.current?.focus();
  };
  const saveTitle = (wanted: string) => {
    endRenaming();
    if (wanted !== title) rename.mutate({ generation, title: wanted });
  };
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'group relative flex items-start gap-1 rounded-lg border py-2.5 pr-2 pl-1.5 transition-colors duration-150',
        isSelected
          ? 'border-accent/40 bg-accent-soft'
          : 'border-line bg-surface hover:border-line-strong hover:bg-raised',
      )}
    >
      <Checkbox label={`Select ${title}`} checked={isSelected} onChange={props.onSelect} className="z-1 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 pb-1">
        <div className="flex min-h-9 items-center gap-1">
          {typedTitle === null ? (
            <h3
              dir="auto"
              id={titleId}
              className="min-w-0 flex-1 font-serif text-[1.0625rem] leading-snug font-medium break-words"
            >
              <Link
                to={to}
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              >
                {title}
              </Link>
            </h3>
          ) : (
            <>
              <span id={titleId} className="sr-only">
                {title}
              </span>
              <RenameForm typed={typedTitle} onType={onTypeTitle} onSave={saveTitle} onCancel={endRenaming} />
            </>
          )}
          <div className="relative z-1 flex shrink-0 self-start">
            <FavoriteButton isFavorite={isFavorite} label={actions.favoriteLabel} onToggle={actions.toggleFavorite} />
            <GenerationMenu
              generation={generation}
              actions={actions}
              button={menuButton}
              onRename={() => onTypeTitle(rename.isError ? rename.variables.title : title)}
              onRemoved={props.onRemoved}
            />
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted tabular-nums">
          <Pill>{toolName}</Pill>
          <SourceChangedPill change={sourceChange} />
          {folder && <FolderBadge folder={folder} />}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <span>{contentLength.toLocaleString('en-US')} characters</span>
          {result && <span className="text-text">{tellBriefly(result)}</span>}
        </p>
        <p dir="auto" className="line-clamp-3 pr-2 break-words text-muted max-sm:line-clamp-4">
          {previewText(preview)}
          {contentLength > countCharacters(preview) && '…'}
        </p>
      </div>
    </article>
  );
}
