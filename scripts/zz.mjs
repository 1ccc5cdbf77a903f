import { buildLibrary, readDocument } from './bench/figures/documents.mjs';
const lib = await buildLibrary();
for (const f of ['10q-intc-2023q1.pdf','10q-nvda-2023q3.pdf','10q-amzn-2022q3.pdf','10q-msft-2022q3.pdf','10q-aapl-2023q3.pdf']) {
  const text = await readDocument('/work/shared/data/'+f, lib);
  const ev = lib.prepareEvidence({ document: text });
  const seen = new Map();
  for (const { figure, source } of ev.facts.filter((x)=>x.isUsual)) { 
    const s = lib.sectionOf?.(text, source.from); const k = `p${source.page} ${s}`; if (!seen.has(k)) seen.set(k, figure.quote.slice(0,60)); }
  console.log(f); for (const [k,v] of seen) console.log('   ', k, ' <- ', v.replace(/\s+/g,' '));
}
