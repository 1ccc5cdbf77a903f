import { HOTLIST, missingIn } from '@copydesk/contracts';
import { describeInputs, hotlistInputs, hotlistRequest } from './hotlist-request';

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
    expect(missingIn(HOTLIST, hotlistRequest({ ...EMPTY, catalyst: '  ' }))?.title).toBe('Input Required');
    expect(missingIn(HOTLIST, hotlistRequest({ ...EMPTY, fileContent: 'A summary' }))).toBeNull();
  });
});

describe('hotlistInputs', () => {
  it('reads a thread back into the form', () => {
    const inputs = { catalyst: 'Rates fell', additionalContext: 'N/A', fileContent: 7 };
    expect(hotlistInputs(inputs)).toEqual({ catalyst: 'Rates fell', additionalContext: '', fileContent: '' });
  });
});

describe('describeInputs', () => {
  it('names what was given', () => {
    expect(describeInputs({ ...EMPTY, catalyst: 'Rates fell', fileContent: 'Summary' })).toBe(
      'Market Catalyst: Rates fell\n\nFile Content: Summary',
    );
  });
});
