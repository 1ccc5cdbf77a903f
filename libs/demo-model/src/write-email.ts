import type { Brief } from './brief';
import { writeDocumentPart } from './document-part';
import { lowerFirst, withFullStop } from './say';
import { writeStoryPart } from './story-part';
import { writeSubject } from './write-subject';
import { startWriting, type Writing } from './writing';

/**
 * Writes an email from a brief by rule: a subject line, an opening with the strongest number or sentence, why now,
 * proof, and one call to action. Every fact in it stands in the brief; the same brief gives the same email.
 */
export function writeEmail(brief: Brief): string {
  const writing = startWriting(brief);
  const { tone } = writing;
  const parts = [
    `Subject: ${writeSubject(writing)}`,
    tone.greeting,
    ...(writing.brief.document === '' ? writeStoryPart(writing) : writeDocumentPart(writing)),
    ...offer(brief),
    closing(writing),
    `**${callToAction(writing)}**`,
    brief.sender ? `${tone.signOff}\nThe ${brief.sender.replace(/^the /i, '')} team` : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function offer({ benefits, product, sender, audience }: Brief): string[] {
  const lines = benefits.split(/\n|;|•/).map((line) => line.replace(/^[-*\s]+/, '').trim());
  const bullets = lines.filter((line) => line !== '').slice(0, 6);
  const intro = audience ? `What it brings ${lowerFirst(audience)}:` : 'What you get:';
  return [
    product ? `**${sender || 'The offer'}:** ${withFullStop(product)}` : '',
    bullets.length > 0 ? intro : '',
    bullets.map((line) => `- ${line}`).join('\n'),
  ];
}

function closing({ about, brief, catalyst, context, choose, tone }: Writing): string {
  if (brief.document !== '' && about) return choose(tone.closing)(about);
  return brief.document !== '' || catalyst.length + context.length > 0 ? tone.story.closing : '';
}

function callToAction({ about, brief, tone }: Writing): string {
  if (brief.callToAction) return withFullStop(brief.callToAction);
  return brief.document !== '' && about ? tone.callToAction(about) : tone.story.callToAction;
}
