import { Star } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';

interface FavoriteButtonProps {
  isFavorite: boolean;
  label: string;
  onToggle: () => void;
}

export function FavoriteButton({ isFavorite, label, onToggle }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      aria-label="Favorite"
      aria-pressed={isFavorite}
      title={label}
      onClick={onToggle}
      className={buttonStyle('quiet', 'icon')}
    >
      <Star className={classNames('size-4', isFavorite && 'fill-warn text-warn')} aria-hidden />
    </button>
  );
}
