import { type AdminCatalyst, CatalystRequest } from '@copydesk/contracts';
import { fieldErrors } from '@/lib/forms/field-errors';
import { EMPTY_CATALYST, requestOf, typedOf } from './catalyst-dialog';

const catalyst: AdminCatalyst = {
  id: 3,
  title: 'Rates fall',
  text: 'The central bank lowered its rate.',
  sector: 'Banks',
  source: null,
  url: null,
  publishedAt: '2026-11-20T14:30:00.000Z',
  isSample: false,
  isRetired: false,
  feedId: null,
};

test('a catalyst that was not changed keeps the time of its day', () => {
  expect(requestOf(typedOf(catalyst), catalyst)).toEqual({
    title: 'Rates fall',
    text: 'The central bank lowered its rate.',
    sector: 'Banks',
    source: '',
    url: '',
    publishedAt: '2026-11-20T14:30:00.000Z',
  });
  expect(requestOf({ ...typedOf(catalyst), publishedAt: '2026-11-19' }, catalyst).publishedAt).toBe('2026-11-19');
});

test('title and text are required, and a link begins with http:// or https://', () => {
  expect(fieldErrors(CatalystRequest, requestOf({ ...EMPTY_CATALYST, url: 'javascript:alert(1)' }, null))).toEqual({
    title: 'Title is required',
    text: 'Text is required',
    url: 'The link must begin with http:// or https://',
  });
});
