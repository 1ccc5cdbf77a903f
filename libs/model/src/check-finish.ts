import { ModelError } from './model-error';

/** @throws ModelError where an answer did not come to its end, was refused or says nothing. */
export function checkFinish(finish: string | null, text: string): void {
  if (finish === 'content_filter') throw new ModelError('model/refused', 'never');
  if (finish === null)
    throw new ModelError('model/unavailable', 'later', 0, new Error('the stream had no finish_reason'));
  if (text.trim() === '') throw new ModelError('model/bad-answer', 'later', 0, new Error('the answer was empty'));
  if (finish === 'length') throw new ModelError('model/too-long', 'never', 0, new Error('the answer was cut off'));
}
