import { deflateSync } from 'node:zlib';

// A PDF as long as a quarterly report: pages of prose, and pages of tables whose cells stand in columns.

const pages = 60;
const rowsOfPage = 48;

export function filing() {
  const kids = Array.from({ length: pages }, (_, n) => `${4 + 2 * n} 0 R`).join(' ');
  /** @type {Buffer[]} */
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
  for (let n = 0; n < pages; n++) {
    const content = deflateSync(`BT /F1 8 Tf\n${n % 2 === 0 ? prose(n) : tables(n)}\nET`);
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * n} 0 R`;
    objects.push(
      Buffer.from(`${page} /Resources << /Font << /F1 3 0 R >> >> >>`),
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, n) => {
    const whole = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    const offset = length;
    parts.push(whole);
    length += whole.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`),
  ]);
}

/** @param {number} x @param {number} row @param {string} text */
const at = (x, row, text) => `1 0 0 1 ${x} ${750 - row * 14.5} Tm (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj`;

/** @param {number} page */
function prose(page) {
  const words =
    'net sales of lighting products rose in the quarter as demand from cities and homes grew while costs fell'.split(
      ' ',
    );
  const line = (/** @type {number} */ row) =>
    Array.from({ length: 22 }, (_, n) => words[(page * 7 + row * 5 + n * 3) % words.length]).join(' ');
  return Array.from({ length: rowsOfPage }, (_, row) => at(50, row, `${line(row)}.`)).join('\n');
}

/** @param {number} page */
function tables(page) {
  const figure = (/** @type {number} */ row, /** @type {number} */ column) =>
    (((page * 7_919 + row * 104_729 + column * 1_299_709) % 900_000) + 1_000).toLocaleString('en-US');
  return Array.from({ length: rowsOfPage }, (_, row) =>
    row % 16 === 0
      ? [at(260, row, 'Three Months Ended'), at(430, row, 'Nine Months Ended')].join('\n')
      : [
          at(50, row, `Net sales of part ${page} in region ${row}`),
          ...[0, 1, 2, 3].flatMap((column) => [
            at(270 + 80 * column, row, '$'),
            at(290 + 80 * column, row, figure(row, column)),
          ]),
        ].join('\n'),
  ).join('\n');
}
