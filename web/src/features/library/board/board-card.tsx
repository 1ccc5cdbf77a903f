import type { GenerationPreview } from '@copydesk/contracts';
import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { FavoriteButton } from '../favorite-button';
import { GenerationMenu } from '../generation-menu';
import { RenameForm } from '../rename-form';
import { useGenerationActions } from '../use-generation-actions';
import { useRename } from '../mutations';
import { CardFace, TITLE_STYLE } from './card-face';
import type { Column } from './column';
import type { CardData } from './drag';

interface BoardCardProps {
  generation: GenerationPreview;
  column: Column;
  toolName: string;
  /** Where its words are shown. */
  to: string;
  /** The new title while it is typed, else null. */
  typedTitle: string | null;
  onTypeTitle: (typed: string | null) => void;
  /** It takes the focus: it has just come here by keyboard or by menu, or the one beside it has left. */
  takesFocus: boolean;
  onFocused: () => void;
  onMove: (folderId: number | null) => void;
  onRemoved: () => void;
}

/** A saved email on the board. A mouse or a finger drags all of it, the keyboard takes it by its grip. */
export function BoardCard(props: BoardCardProps) {
  const { generation, column, toolName, to, typedTitle, onTypeTitle, takesFocus, onFocused } = props;
  const titleId = useId();
  const data: CardData = { generation, column };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: generation.id,
    data: { ...data },
    disabled: typedTitle !== null,
    attributes: { roleDescription: 'email that can be moved' },
  });
  const rename = useRename();
  const actions = useGenerationActions(generation);
  const grip = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setActivatorNodeRef(grip.current);
  }, [setActivatorNodeRef]);
  useEffect(() => {
    if (!takesFocus) return;
    grip.current?.focus();
    onFocused();
  });
  const endRenaming = () => {
    onTypeTitle(null);
    rename.reset();
    menuButton.current?.focus();
  };
  const saveTitle = (title: string) => {
    endRenaming();
    if (title !== generation.title) rename.mutate({ generation, title });
  };
  return (
    <article
      ref={setNodeRef}
      aria-labelledby={titleId}
      {...listeners}
      className={classNames(
        'relative touch-manipulation rounded-md border border-line bg-raised transition-colors duration-150 select-none [-webkit-touch-callout:none] hover:border-line-strong',
        isDragging && 'opacity-40',
      )}
    >
      <CardFace
        generation={generation}
        toolName={toolName}
        title={
          typedTitle === null ? (
            <h4 id={titleId} dir="auto" className={TITLE_STYLE}>
              <Link
                to={to}
                draggable={false}
                className="after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              >
                {generation.title}
              </Link>
            </h4>
          ) : (
            <>
              <span id={titleId} className="sr-only">
                {generation.title}
              </span>
              <RenameForm typed={typedTitle} onType={onTypeTitle} onSave={saveTitle} onCancel={endRenaming} />
            </>
          )
        }
        star={
          <FavoriteButton
            isFavorite={generation.isFavorite}
            label={actions.favoriteLabel}
            onToggle={actions.toggleFavorite}
          />
        }
      >
        <button
          ref={grip}
          {...attributes}
          type="button"
          aria-label={`Move ${generation.title}`}
          title="Drag to a folder"
          className={buttonStyle('quiet', 'icon', 'cursor-grab!')}
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        <span onMouseDown={stop} onTouchStart={stop}>
          <GenerationMenu
            generation={generation}
            actions={{ ...actions, move: props.onMove }}
            button={menuButton}
            onRename={() => onTypeTitle(rename.isError ? rename.variables.title : generation.title)}
            onRemoved={props.onRemoved}
          />
        </span>
      </CardFace>
    </article>
  );
}

/** What is pressed in an open menu, which React sees as a part of the card, does not pick the card up. */
function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
