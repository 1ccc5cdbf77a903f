import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mjml2html from 'mjml-browser';
import { format } from 'oxfmt';
import { command, Failure } from './failure.mjs';
import { root } from './places.mjs';

// npm run email-template [-- --check]: has MJML make the tables of an email, once, and keeps them as pieces in which the
// browser puts words: nobody loads a library to send an email. With --check it fails where they are not what is kept.

const SOURCE = join(root, 'web/src/lib/email-files/email-template.mjml');
const KEPT = join(root, 'web/src/lib/email-files/email-template.ts');

await command(async () => {
  const { html, errors } = await mjml2html(readFileSync(SOURCE, 'utf8'), {
    validationLevel: 'strict',
    keepComments: true,
  });
  if (errors.length > 0) throw new Failure(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const pieces = html
    .replaceAll(/\n\s*/g, '\n')
    .split('<!-- cut -->')
    .map((piece) => piece.trim());
  const [start, text, button, footer, end] = pieces;
  if (pieces.length !== 5 || !start || !text || !footer)
    throw new Failure(`${SOURCE} has ${pieces.length} pieces, not 5.`);
  const code = `/** The pieces of an email as MJML makes them: what stands in [[brackets]] is put in. Made by \`npm run email-template\`. */
export const EMAIL_TEMPLATE = ${JSON.stringify({ start: turned(start), text: turned(text), button, footer: turned(footer), end })};`;
  const { code: made } = await format(KEPT, code, JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')));
  if (!process.argv.includes('--check')) return writeFileSync(KEPT, made);
  if (readFileSync(KEPT, 'utf8') !== made)
    throw new Failure('The pieces are others than are kept: run npm run email-template.');
});

/** MJML takes no other words for sides than its own. @param {string} piece */
function turned(piece) {
  return piece.replaceAll(/align(="|:)left/g, 'align$1[[align]]').replaceAll('direction:ltr', 'direction:[[dir]]');
}
