import { hasMaterial } from '@copydesk/contracts';
import { hotlistInputs, hotlistRequest } from './hotlist-request';

const EMPTY = { catalyst: '', additionalContext: '', fileContent: '' };

describe('hotlistRequest', () => {
  it('stands placeholders for what the form does not ask', () => {
    expect(hotlistRequest({ ...EMPTY, catalyst: ' Rates fell ' })).toEqual({
      companyName: 'N/A',
      productService: 'N/A',
      targetAudience: 'N/A',
      keyBenefits: 'N/A',
      callToAction: 'N/A',
      toneStyle: 'Professional',
      catalyst: 'Rates fell',
      additionalContext: undefined,
      fileContent: undefined,
    });
  });

  it('has nothing to write from where nothing was given', () => {
    expect(hasMaterial(hotlistRequest({ ...EMPTY, catalyst: '  ' }))).toBe(false);
    expect(hasMaterial(hotlistRequest({ ...EMPTY, fileContent: 'A summary' }))).toBe(true);
  });
});

describe('hotlistInputs', () => {
  it('reads a thread back into the form', () => {
    const inputs = { catalyst: 'Rates fell', additionalContext: 'N/A', fileContent: 7 };
    expect(hotlistInputs(inputs)).toEqual({ catalyst: 'Rates fell', additionalContext: '', fileContent: '' });
  });
});
