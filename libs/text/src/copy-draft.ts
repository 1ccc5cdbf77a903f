import { readDraft, type Block, type Run } from './read-draft';

/** A draft as plain text, to be pasted anywhere: no bold marks, bullets as `• `, the subject in a first line. */
export function draftToPlainText(text: string): string {
  const { subject, blocks } = readDraft(text);
  const parts = blocks.map(plainBlock);
  return (subject === null ? parts : [`Subject: ${subject}`, ...parts]).join('\n\n');
}

/** A draft as HTML, to be pasted into an email program. Everything that the draft says is escaped. */
export function draftToHtml(text: string): string {
  const { subject, blocks } = readDraft(text);
  const parts = blocks.map(htmlBlock);
  return (subject === null ? parts : [`<p><strong>Subject: ${escapeHtml(subject)}</strong></p>`, ...parts]).join('\n');
}

function plainBlock(block: Block): string {
  return block.kind === 'list'
    ? block.items.map((runs) => `• ${plainRuns(runs)}`).join('\n')
    : block.lines.map(plainRuns).join('\n');
}

function plainRuns(runs: Run[]): string {
  return runs.map((run) => run.text).join('');
}

function htmlBlock(block: Block): string {
  return block.kind === 'list'
    ? `<ul>${block.items.map((runs) => `<li>${htmlRuns(runs)}</li>`).join('')}</ul>`
    : `<p>${block.lines.map(htmlRuns).join('<br>')}</p>`;
}

function htmlRuns(runs: Run[]): string {
  return runs.map((run) => (run.bold ? `<strong>${escapeHtml(run.text)}</strong>` : escapeHtml(run.text))).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
