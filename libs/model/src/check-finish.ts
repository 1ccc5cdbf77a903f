import type { ChatAnswer } from './chat';
import { ModelError, refused, type Target } from './model-error';

/** @throws ModelError where an answer did not come to its end, was refused or says nothing. */
export function checkFinish(
  { finish, text, refusal, thought }: Pick<ChatAnswer, 'finish' | 'text' | 'refusal' | 'thought'>,
  target: Target,
): void {
  if (refusal) throw refused('the model', target);
  if (finish === 'content_filter') throw refused('the provider', target);
  const { server, model } = target;
  if (finish === null) {
    const detail = `${server} broke off the answer of ${model}.`;
    throw new ModelError('model/unavailable', 'later', { cause: new Error('the stream had no finish_reason'), detail });
  }
  if (finish === 'length') {
    const isEmpty = text.trim() === '';
    throw new ModelError('model/cut-off', 'never', {
      ...(isEmpty && thought && { sentence: 'The writing model used all its room for thinking. Please try again.' }),
      detail: `${model} at ${server} used up the tokens of its answer${isEmpty ? ' before it wrote any of it' : ''}. Raise MODEL_MAX_TOKENS, or lower MODEL_WRITE_EFFORT and MODEL_CHECK_EFFORT.`,
    });
  }
  if (text.trim() === '')
    throw new ModelError('model/bad-answer', 'later', { cause: new Error('the answer was empty') });
}
