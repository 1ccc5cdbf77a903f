import { fieldErrors } from '@/lib/forms/field-errors';
import { GenerateEmailRequest } from '@copydesk/contracts';
import { appInputs, describeBrief, EMPTY_BRIEF, requestOf } from './app-brief';

test('each required field of an empty brief is asked for in its own words', () => {
  expect(fieldErrors(GenerateEmailRequest, requestOf('letters', EMPTY_BRIEF))).toEqual({
    companyName: 'Company name is required',
    productService: 'Product/service description is required',
    targetAudience: 'Target audience is required',
    keyBenefits: 'Key benefits are required',
    callToAction: 'Call to action is required',
    toneStyle: 'Tone/style is required',
  });
});

test('what is asked for is trimmed, names the tool, and leaves out what is empty', () => {
  const brief = { ...EMPTY_BRIEF, companyName: ' Northwind ', catalyst: ' ' };
  const request = requestOf('letters', brief);
  expect(request).toMatchObject({ companyName: 'Northwind', app: 'letters' });
  expect(request.catalyst).toBeUndefined();
  expect(request.catalystIds).toBeUndefined();
});

test('a brief is described by what is in it, and never by placeholders', () => {
  const inputs = appInputs({ companyName: 'Northwind', toneStyle: 'Calm', keyBenefits: 'N/A', callToAction: 3 });
  expect(describeBrief({ ...EMPTY_BRIEF, ...inputs })).toBe('Northwind');
  expect(describeBrief(EMPTY_BRIEF)).toBe('Empty brief');
});
