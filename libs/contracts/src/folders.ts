import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** The ten colors a folder may have; the first is the default. */
export const FOLDER_COLORS = [
  '#3b82f6',
  '#10b981',
  '#f59e0b',
  '#ef4444',
  '#8b5cf6',
  '#06b6d4',
  '#f97316',
  '#84cc16',
  '#ec4899',
  '#6b7280',
] as const;
export type FolderColor = (typeof FOLDER_COLORS)[number];

const COLOR = { message: 'Choose one of the ten colors' };

/** Body of POST /api/folders and of PUT /api/folders/{id}. */
export class FolderRequest {
  @IsNotBlank({ message: 'Folder name is required' })
  @MaxLength(LIMITS.folderNameMax, { message: `Folder name must be at most ${LIMITS.folderNameMax} characters` })
  @IsString({ message: 'Folder name is required' })
  name!: string;

  @IsOptional()
  @IsIn(FOLDER_COLORS, COLOR)
  color?: FolderColor;
}

/** A folder as GET /api/folders lists it, by name. `count` leaves archived items out. */
export interface FolderResponse {
  id: number;
  userId: number;
  name: string;
  color: FolderColor;
  isDefault: boolean;
  count: number;
  createdAt: string;
}
