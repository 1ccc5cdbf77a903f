import { LIMITS } from '@copydesk/contracts';
import { ACCEPTED_TYPES, kindOf } from './reading/document-reading';

export interface Notice {
  title: string;
  description: string;
}

const TOO_LARGE: Notice = { title: 'File too large', description: 'Please upload a file smaller than 50MB' };
const WRONG_TYPE: Notice = { title: 'Invalid file type', description: 'Please upload a PDF, DOCX, or TXT file' };
const LARGE: Notice = {
  title: 'Large file detected',
  description: 'Its text will be optimized to remove repetitive content before it is sent.',
};

interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

export interface Refusal extends Notice {
  /** The sentence at the field, which has room for the name of the file and all types. */
  atField: string;
}

/** Why a file is not read at all; null where it is. */
export function refusalOf(file: ChosenFile): Refusal | null {
  if (file.size > LIMITS.uploadBytes) {
    return { ...TOO_LARGE, atField: `${file.name} is larger than 50MB. Please choose a smaller file.` };
  }
  if (kindOf(file) !== null) return null;
  return { ...WRONG_TYPE, atField: `${file.name} cannot be read. Please choose a ${ACCEPTED_TYPES} file.` };
}

/** What is said about a file that is large but read. */
export function noticeOf(file: ChosenFile): Notice | null {
  return file.size > LIMITS.largeFileBytes ? LARGE : null;
}
