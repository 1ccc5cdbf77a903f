import { messageOf } from '@/lib/http-error';
import { ReadingFailed } from '../reading/document-reading';
import { nameOfHanded } from './handed-file';
import { type Material, thingOf } from './material';

/** What is wrong with the last file, page or filing, for the field that it was handed in at. */
export interface FieldErrors {
  file?: string;
  address?: string;
}

/** How a failed reading is told, by its toast and at its field. */
export function describeReadingFailure(material: Material, error: unknown) {
  const thing = thingOf(material);
  if (thing !== 'File') {
    const message = messageOf(error, 'Please try again in a moment.');
    return { title: `The ${thing.toLowerCase()} was not read`, message, atField: { address: message } };
  }
  const title = error instanceof ReadingFailed ? 'Error reading file' : 'Error processing file';
  const message = messageOf(error, 'Failed to process file');
  return { title, message, atField: { file: `${nameOfHanded(material)}: ${message}` } };
}
