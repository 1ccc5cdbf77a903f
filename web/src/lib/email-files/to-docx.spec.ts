import { sourcesAppendix } from '@copydesk/text';
import { strFromU8, unzipSync } from 'fflate';
import { toDocx } from './to-docx';

async function xmlOf(blob: Blob): Promise<string> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return strFromU8(files['word/document.xml'] ?? new Uint8Array());
}

test('sources follow an email under a heading of their own, and only where they are wanted', async () => {
  const draft = 'Subject: Up 13%\n\nSales rose **13%** & more.';
  const claims = [{ from: 0, to: 3, quote: '13%', kind: 'percent', status: 'unsourced' } as const];
  const xml = await xmlOf(
    await toDocx({ text: draft, preheader: 'One line <b>.' }, sourcesAppendix(claims, { document: null })),
  );
  expect(xml).toMatch(
    /Heading1.*Up 13%.*Preheader: One line &lt;b&gt;\..* &amp; more\..*Heading2.*Sources.*One claim: 0 traced, 1 without a source\..*: no source found/s,
  );
  expect(await xmlOf(await toDocx({ text: draft, preheader: null }))).not.toContain('Sources');
});

test('words that lead somewhere are a hyperlink; a merge tag, which Word cannot open, stands behind its words', async () => {
  const text = 'See [the **report**](https://a.example/x) or [this]({{cta_url}}).';
  const blob = await toDocx({ text, preheader: null });
  expect(await xmlOf(blob)).toMatch(/<w:hyperlink [^>]*>.*the .*report.*<\/w:hyperlink>.*this \(\{\{cta_url\}\}\)/s);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(strFromU8(files['word/_rels/document.xml.rels'] ?? new Uint8Array())).toContain(
    'Target="https://a.example/x"',
  );
});
