import { describeCut } from './job-words';

describe('describeCut', () => {
  it('names the field and both lengths', () => {
    expect(describeCut({ field: 'fileContent', from: 172_408, to: 90_000 })).toBe(
      'File content was shortened to fit the model: 90,000 of 172,408 characters were used.',
    );
  });
});
