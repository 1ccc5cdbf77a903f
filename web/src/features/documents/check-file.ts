import { LIMITS } from '@copydesk/contracts';
import { kindOf } from './reading/document-reading';

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

/** Why a file is not read at all; null where it is. */
export function refusalOf(file: ChosenFile): Notice | null {
  if (file.size > LIMITS.uploadBytes) return TOO_LARGE;
  return kindOf(file) === null ? WRONG_TYPE : null;
}

/** What is said about a file that is large but read. */
export function noticeOf(file: ChosenFile): Notice | null {
  return file.size > LIMITS.largeFileBytes ? LARGE : null;
}
