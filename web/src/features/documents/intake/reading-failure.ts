import { messageOf } from '@/lib/http-error';
import { ReadingFailed } from '../reading/document-reading';
import type { Material } from './material';

/** What is wrong with the last file or page, for the field that it was handed in at. */
export interface FieldErrors {
  file?: string;
  address?: string;
}

/** How a failed reading is told, by its toast and at its field. */
export function describeReadingFailure(material: Material, error: unknown) {
  if (typeof material === 'string') {
    const message = messageOf(error, 'Please try again in a moment.');
    return { title: 'The page was not read', message, atField: { address: message } };
  }
  const title = error instanceof ReadingFailed ? 'Error reading file' : 'Error processing file';
  const message = messageOf(error, 'Failed to process file');
  return { title, message, atField: { file: `${material.name}: ${message}` } };
}
