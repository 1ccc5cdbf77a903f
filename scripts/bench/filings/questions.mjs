import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { claimsOf } from './claims.mjs';

/** @typedef {import('./exam.mjs').Question} Question */

/**
 * What is asked about filings: each claim in each format.
 * @param {import('./filing.mjs').Filing[]} filings
 * @param {import('./filing.mjs').Format[]} formats
 * @returns {Question[]}
 */
export function questionsOn(filings, formats) {
  return filings.flatMap((filing) =>
    claimsOf(filing).flatMap(({ text, from, figure, kind, what }) =>
      formats.map((format) => ({
        document: filing.paths[format],
        text,
        from,
        figure,
        isTrue: what === null,
        groups: { format, kind, filing: filing.name, ...(what !== null && { altered: what }) },
      })),
    ),
  );
}

/**
 * Figures in whole emails, as a strong model writes them, by writers who had not read the tracer: a line
 * `{ "document", "text", "figures": [{ "figure", "context", "isTrue", "why" }] }` an email. `context` is a stretch of it that
 * holds the figure and stands there once.
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 * @returns {Question[]}
 */
export function emailsQuestions(folder, isWanted) {
  const emails = new URL('emails/', import.meta.url);
  return readdirSync(emails).flatMap((file) =>
    readFileSync(new URL(file, emails), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        /** @type {{ document: string, text: string, figures: { figure: string, context: string, isTrue: boolean }[] }} */
        const { document, text, figures } = JSON.parse(line);
        const path = join(folder, document);
        const name = document.replace(/^.*\//, '');
        if (!isWanted(name) || !existsSync(path)) return [];
        return figures.map(({ figure, context, isTrue }) => ({
          document: path,
          text,
          figure,
          from: text.indexOf(context) + context.indexOf(figure),
          isTrue,
          groups: { emails: file.replace('.jsonl', ''), document: name },
        }));
      }),
  );
}

/**
 * Sentences of writers who had read neither the tracer nor its words: a file a writer, a line
 * `{ "document", "figure", "text", "isTrue" }` a sentence. `document` is a path below the folder of documents.
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 * @returns {Question[]}
 */
export function writersQuestions(folder, isWanted) {
  const writers = new URL('writers/', import.meta.url);
  if (!existsSync(writers)) return [];
  return readdirSync(writers).flatMap((file) =>
    readFileSync(new URL(file, writers), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const { document, figure, text, isTrue } = JSON.parse(line);
        const path = join(folder, document);
        const name = document.replace(/^.*\//, '');
        if (!isWanted(name) || !existsSync(path)) return [];
        return {
          document: path,
          text,
          figure,
          from: text.indexOf(figure),
          isTrue,
          groups: { writer: file.replace('.jsonl', ''), document: name },
        };
      }),
  );
}
