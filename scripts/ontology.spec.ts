import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const tag = (concept: string, shown: string, { context = 'y', sign = '' } = {}) =>
  `<ix:nonFraction name="us-gaap:${concept}" contextRef="${context}" unitRef="usd" scale="6" sign="${sign}">${shown}</ix:nonFraction>`;

const context = (id: string, period: string, segment = '') =>
  `<xbrli:context id="${id}"><xbrli:entity>${segment}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;

function filing(company: string, rows: string[][]) {
  const year = '<xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate>';
  const member = '<xbrldi:explicitMember dimension="a:Axis">a:LampsMember</xbrldi:explicitMember>';
  return `<div style="display:none"><ix:header>
    <ix:nonNumeric name="dei:EntityRegistrantName" contextRef="y">${company}</ix:nonNumeric>
    ${context('y', year)}${context('d', '<xbrli:instant>2024-12-31</xbrli:instant>')}${context('p', year, `<xbrli:segment>${member}</xbrli:segment>`)}
    <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:header></div>
    <table>${rows.map(([label, cell]) => `<tr><td>${label}</td><td>${cell}</td></tr>`).join('')}</table>`;
}

const FILINGS = {
  aster: filing('Aster', [
    ['Net sales (1)', tag('Revenues', '9')],
    ['Total assets', tag('Assets', '5', { context: 'd' })],
    ['Purchases of productive assets', `(${tag('PaymentsToAcquireProductiveAssets', '4')})`],
    ['Other', tag('OtherAssets', '1')],
    ['Lamps', tag('Revenues', '2', { context: 'p' })],
  ]),
  birch: filing('Birch', [
    ['Net revenues', tag('Revenues', '9')],
    ['Net loss', `(${tag('NetIncomeLoss', '4', { sign: '-' })})`],
    ['Other', tag('OtherCosts', '1')],
  ]),
  cedar: filing('Cedar', [
    ['Net sales', tag('Revenues', '9')],
    ['Balance at end of year', tag('Goodwill', '1', { context: 'd' })],
  ]),
  dahlia: filing('Dahlia', [['Takings', tag('Revenues', '9')]]),
};

function tableOf(...more: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ontology-'));
  for (const [name, html] of Object.entries(FILINGS)) writeFileSync(join(folder, `${name}-10-k.htm`), html);
  const into = join(folder, 'table.ts');
  execFileSync(process.execPath, ['scripts/ontology.mjs', folder, '--into', into, ...more], { stdio: 'pipe' });
  const table = readFileSync(into, 'utf8');
  rmSync(folder, { recursive: true });
  return table.split('\n').flatMap((line) => /^ {2}'(.*)',$/.exec(line)?.[1] ?? []);
}

describe('npm run ontology', () => {
  it('writes kind, printed sign and labels of each concept, without parts, doubtful labels and filings left out', () => {
    expect(tableOf('--except', 'dahlia')).toEqual([
      'Assets | balance | total assets',
      // 'Balance at end of year' says nothing of goodwill.
      'Goodwill | balance | ',
      'NetIncomeLoss | flow | net loss',
      // 'Other' is said of two concepts.
      'OtherAssets | flow | ',
      'OtherCosts | flow | ',
      'PaymentsToAcquireProductiveAssets | flow turned | purchases of productive assets',
      'Revenues | flow | net sales, net revenues',
    ]);
  });

  it('says how it is used where the folder is missing', () => {
    expect(() => execFileSync(process.execPath, ['scripts/ontology.mjs'], { stdio: 'pipe' })).toThrow(/Use it as/);
  });
});
