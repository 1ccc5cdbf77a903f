import { strToU8, zipSync } from 'fflate';

/** A file as a page's file field takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const QUARTER = [
  'Northwind Semiconductor Corporation (NWSC) reported its results for the quarter ended March 31, 2024.',
  'Revenue was $4.20 billion, up 31% from $3.21 billion a year earlier.',
  'Sales of data center GPUs for artificial intelligence rose to $2.90 billion.',
  'New export licensing rules for advanced AI chips to China may affect shipments.',
  'Gross margin was 61.5%, compared with 57.2% a year earlier.',
];

export function txt(name: string, text: string): TestFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

const LABELS_AT = 50;
const FIGURES_AT = 330;
const COLUMN = 90;

/** Shows a line of a page, with its cells, which tabs part, in their columns. */
function showLine(line: string, y: number): string {
  const cells = line.replaceAll(/[()\\]/g, '\\$&').split('\t');
  return cells
    .map((cell, column) => {
      const x = column === 0 ? LABELS_AT : FIGURES_AT + COLUMN * (column - 1);
      return cell === '' ? '' : `1 0 0 1 ${x} ${y} Tm (${cell}) Tj`;
    })
    .join('\n');
}

/** A PDF with one page for each list of lines; tabs part the cells of a table. */
export function pdf(name: string, pages: string[][]): TestFile {
  const kids = pages.map((_, n) => `${4 + 2 * n} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, n) => {
      const shown = lines.map((line, at) => showLine(line, 740 - 16 * at)).join('\n');
      const stream = `BT /F1 11 Tf\n${shown}\nET`;
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * n} 0 R`;
      return [
        `${page} /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const offset = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body + xref + trailer, 'latin1') };
}

const LOCK = {
  O: '92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd',
  U: 'f4c3199cb21e35b4bd6c22a97a2acca13b084d9016256900cd312e0758df7e6f',
  id: '00112233445566778899aabbccddeeff',
};

/** A PDF that asks for a password ("secret") before it opens: 40-bit RC4, as in PDF 1.4. */
export function lockedPdf(name: string): TestFile {
  const { O, U, id } = LOCK;
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${O}> /U <${U}> /P -4 >> /ID [<${id}> <${id}>]`;
  const open = pdf(name, [QUARTER]);
  const text = open.buffer.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${lock}`);
  return { ...open, buffer: Buffer.from(text, 'latin1') };
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** A Word document with a paragraph for each line, and a table for each list of rows. */
export function docx(name: string, parts: (string | string[][])[]): TestFile {
  const paragraph = (line: string) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`;
  const row = (cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
  const body = parts
    .map((part) => (typeof part === 'string' ? paragraph(part) : `<w:tbl>${part.map(row).join('')}</w:tbl>`))
    .join('');
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  };
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(zipSync(Object.fromEntries(entries))),
  };
}
