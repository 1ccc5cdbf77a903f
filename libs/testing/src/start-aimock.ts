import { LLMock, type ChatCompletionRequest, type TextResponse } from '@copilotkit/aimock';
import { readFences, splitSentences, type Fenced } from '@copydesk/text';

/** The text of a material, or nothing. */
type TextOf = (name: string) => string;

/** What it thinks before an email, beside the text. */
export const THOUGHT = 'The figure goes first. **Never** a second call to action.';

/**
 * A model server that others wrote, with answers to our prompts: a while after the request, thoughts first where an email
 * is asked for, and a few characters at a time.
 */
export async function startAimock(): Promise<LLMock> {
  const aimock = new LLMock({ port: 0, chunkSize: 5, latency: 1, chaos: { latencyMs: 30 } });
  aimock.on({ endpoint: 'chat' }, answerTo);
  await aimock.start();
  return aimock;
}

/** What is asked is known by the line `Task: <name of the tool>`. */
export function answerTo({ messages }: ChatCompletionRequest): TextResponse {
  const asked = messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n\n');
  const materials = readFences(asked);
  const textOf = (name: string) => materials.find((material) => material.name === name)?.text ?? '';
  const task = /^Task: (.+)$/m.exec(asked)?.[1] ?? '';
  const form = FORMS[task]?.(textOf, materials);
  if (form) return { content: JSON.stringify(form) };
  const prose = PROSE[task]?.(textOf);
  return prose === undefined ? { content: email(task, textOf), reasoning: THOUGHT } : { content: prose };
}

/** By task: what has a schema. */
const FORMS: Record<string, (textOf: TextOf, materials: Fenced[]) => object> = {
  'expert-review': (textOf) => ({
    improvements: [
      {
        line: sentencesOf(textOf('emailContent')).at(-1),
        suggestion: 'It does not say why today. Write instead: “Read the report before the call.”',
        criterion: 'action',
      },
    ],
    feedback: 'It is true and clear. The last line lets the reader go, so begin there.',
    criteria: { hook: 7, catalyst: 6, proof: 8, clarity: 8, action: 5, compliance: 9 },
    score: 7,
  }),
  'fact-check': (textOf) => ({
    claims: textOf('claims')
      .split('\n')
      .map((line) => {
        const [quote] = sentencesOf(textOf('document'));
        const isThere = line.includes('because');
        return {
          id: Number.parseInt(line, 10),
          sources: isThere ? [{ id: 'document', quote }] : [],
          note: isThere ? 'The document says so.' : 'The sources do not say.',
          verdict: isThere ? 'supported' : 'not-found',
        };
      }),
  }),
  'find-catalysts': (_, materials) => ({
    catalysts: materials
      .filter(({ name }) => name === 'candidate')
      .slice(0, 2)
      .map(({ text }, at) => ({
        id: /^id: (.+)$/m.exec(text)?.[1],
        reason: 'Both speak of the same market.',
        impact: 'It moves demand.',
        angle: 'Open with the news.',
        relevance: 0.9 - at / 10,
      })),
  }),
};

/** By task: prose that is no email. */
const PROSE: Record<string, (textOf: TextOf) => string> = {
  'summarize-file': (textOf) => {
    const [first, ...others] = sentencesOf(textOf('document')).slice(0, 9);
    return `**${first}**\n\n${others.map((sentence) => `- ${sentence}`).join('\n')}`;
  },
  'campaign-order-form': (textOf) => `YES, enroll me in ${textOf('productName')}!\n\nName:\nEmail:\nCard number:`,
};

function email(task: string, textOf: TextOf): string {
  const [proof = 'Here is what has changed.'] = sentencesOf(textOf('document') || textOf('coreMessaging'));
  const title = textOf('productName') || 'What the quarter says';
  return `Subject: ${title} (${task})\n\nHello,\n\n${proof}\n\nRead the report.`;
}

/** The sentences of a text in its own words. */
function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => splitSentences(line));
}
