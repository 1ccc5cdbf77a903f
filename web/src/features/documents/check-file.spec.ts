import { LIMITS } from '@copydesk/contracts';
import { noticeOf, refusalOf } from './check-file';

const file = (name: string, type = '', size = 1) => ({ name, type, size });

describe('refusalOf', () => {
  it.each([
    ['a.pdf', ''],
    ['A.PDF', ''],
    ['notes.docx', ''],
    ['call.txt', ''],
    ['notes.md', ''],
    ['page.HTML', ''],
    ['page.htm', ''],
    ['letter.eml', ''],
    ['call.vtt', ''],
    ['call.srt', ''],
    ['no-extension', 'text/html; charset=utf-8'],
    ['no-extension', 'application/pdf'],
    ['no-extension', 'text/plain;charset=utf-8'],
  ])('takes %s of type "%s"', (name, type) => {
    expect(refusalOf(file(name, type))).toBeNull();
  });

  it.each([
    ['a.png', 'image/png'],
    ['a.doc', 'application/msword'],
    ['pdf', ''],
  ])('refuses %s of type "%s"', (name, type) => {
    expect(refusalOf(file(name, type))).toEqual({
      title: 'Invalid file type',
      description: 'Please upload a PDF, DOCX, or TXT file',
      atField: `${name} cannot be read. Please choose a PDF, DOCX, TXT, MD, HTML, HTM, EML, VTT or SRT file.`,
    });
  });

  it('refuses what is over 50 MB, and only that', () => {
    expect(refusalOf(file('a.pdf', '', LIMITS.uploadBytes))).toBeNull();
    expect(refusalOf(file('a.pdf', '', LIMITS.uploadBytes + 1))).toEqual({
      title: 'File too large',
      description: 'Please upload a file smaller than 50MB',
      atField: 'a.pdf is larger than 50MB. Please choose a smaller file.',
    });
  });
});

describe('noticeOf', () => {
  it('speaks of files over 1 MB', () => {
    expect(noticeOf(file('a.pdf', '', LIMITS.largeFileBytes))).toBeNull();
    expect(noticeOf(file('a.pdf', '', LIMITS.largeFileBytes + 1))?.title).toBe('Large file detected');
  });
});
