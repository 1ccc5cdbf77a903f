import type { FolderColor } from '@copydesk/contracts';

/** What the colours of folders are called. */
export const COLOR_NAMES: Record<FolderColor, string> = {
  '#3b82f6': 'Blue',
  '#10b981': 'Emerald',
  '#f59e0b': 'Amber',
  '#ef4444': 'Red',
  '#8b5cf6': 'Violet',
  '#06b6d4': 'Cyan',
  '#f97316': 'Orange',
  '#84cc16': 'Lime',
  '#ec4899': 'Pink',
  '#6b7280': 'Gray',
};
