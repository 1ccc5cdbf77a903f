/** What a model is asked. @typedef {{ messages: { content: string }[], schema: { name: string } | null }} Asked */

/**
 * What the model is to say: what the film has for its task, else what the demo model makes of it by rule.
 * @param {Asked} asked
 * @param {Record<string, string | ((asked: string) => string)>} answers  By the task, or by the name of the schema.
 */
export function answerOf({ messages, schema }, answers) {
  const said = messages.map(({ content }) => content).join('\n\n');
  const task = schema?.name ?? [...said.matchAll(/^Task: ([a-z-]+)$/gm)].at(-1)?.[1] ?? '';
  const answer = answers[task];
  if (answer === undefined) return { kind: 'none' };
  return { kind: 'answer', content: typeof answer === 'string' ? answer : answer(said) };
}
