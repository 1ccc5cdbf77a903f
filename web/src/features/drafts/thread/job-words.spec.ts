import { describeCut } from './job-words';

describe('describeCut', () => {
  it('names the field and both lengths', () => {
    expect(describeCut({ field: 'fileContent', from: 172_408, to: 90_000 })).toBe(
      'File content was shortened to fit the model: 90,000 of 172,408 characters were used.',
    );
  });

  it('names the pages that were used', () => {
    expect(describeCut({ field: 'document', from: 172_408, to: 90_000, pages: [1, 2, 3, 28] })).toBe(
      'Document is longer than the model takes: pages 1 to 3 and 28 were used.',
    );
  });
});
