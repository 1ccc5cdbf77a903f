import { splitSentences } from '@copydesk/text';
import { upperFirst, withFullStop } from './say';

const INSTRUCTION =
  /^(?:please\b|focus\b|write\b|keep\b|use\b|make\b|mention\b|avoid\b|include\b|do not\b|don['’]t\b|be\b|ignore\b|emphasi[sz]e\b|highlight\b|add\b|end\b|start\b|begin\b|tone\b|limit\b|remember\b|forget\b|act as\b|you are\b|reply\b|print\b|output\b)|\b(?:instructions?|system prompt|the email|this email)\b/i;

/**
 * What somebody typed into a field, as whole sentences. What tells the writer how to write is not a statement and
 * is left out.
 */
export function readStatements(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/\*\*/g, '')
        .replace(/^[-*•\s]+/, '')
        .trim(),
    )
    .flatMap((line) => splitSentences(line))
    .filter((line) => line !== '' && !INSTRUCTION.test(line))
    .map((line) => withFullStop(upperFirst(line)));
}
