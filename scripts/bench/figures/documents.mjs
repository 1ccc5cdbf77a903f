import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, root } from '../../places.mjs';

/**
 * What is measured, compiled as the browser gets it.
 * @typedef {{
 *   prepareEvidence: (input: { document: string }) => object,
 *   traceDraft: (draft: string, evidence: object) => { from: number, to: number, quote: string, kind: string, status: string, source?: { quote: string, page: number | null }, formula?: string, near?: { why: string, says: string } }[],
 *   readFigures: (document: string) => { page: number | null, value: number | null }[],
 *   pageText: (items: object[]) => string,
 * }} Library
 */

/** @returns {Promise<Library>} */
export async function buildLibrary() {
  const { build } = await import('vite');
  const outDir = join(cache, 'figures');
  const entry = {
    figures: join(root, 'libs/text/src/figures/index.ts'),
    page: join(root, 'web/src/features/documents/reading/page-text.ts'),
  };
  const alias = [{ find: '@copydesk/text', replacement: join(root, 'libs/text/src/index.ts') }];
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: { outDir, lib: { entry, formats: ['es'] } },
  });
  return { ...(await import(join(outDir, 'figures.mjs'))), ...(await import(join(outDir, 'page.mjs'))) };
}

/** The text of a document as the browser's reader gives it. @param {string} path @param {Library} library */
export async function readDocument(path, { pageText }) {
  const bytes = await readFile(path);
  if (!path.endsWith('.pdf')) return bytes.toString('utf8');
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  /** @type {string[]} */
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(`Page ${number}\n${pageText(items.filter((/** @type {object} */ item) => 'str' in item))}`);
  }
  return pages.join('\n\n');
}
