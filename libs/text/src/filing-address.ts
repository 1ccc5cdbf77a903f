/** Where a filing stands at the SEC. */
export interface FilingAddress {
  cik: number;
  /** '0001045810-25-000209' */
  accession: string;
  /** The name of the file; null for its folder or its index. */
  document: string | null;
}

const PLACE = /^\/Archives\/edgar\/data\/(\d{1,10})\/(\d{10})-?(\d{2})-?(\d{6})\/?([\w.-]*)$/;

/** The path of a page of the SEC's archive, also as its viewer has it: '/Archives/edgar/data/...'; null where it is none. */
export function secPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname !== 'www.sec.gov' && hostname !== 'sec.gov') return null;
  const path = /^\/ix(?:viewer)?(?:\/|$)/.test(pathname) ? (searchParams.get('doc') ?? '') : pathname;
  return path.startsWith('/Archives/edgar/data/') ? path : null;
}

/** The filing that an address is of; null where it is of none. */
export function filingAddress(address: string): FilingAddress | null {
  const [, cik, filer, year, number, document] = PLACE.exec(secPath(address) ?? '') ?? [];
  if (cik === undefined) return null;
  const isIndex = !document || /-index(?:-headers)?\.html?$/.test(document);
  return { cik: Number(cik), accession: `${filer}-${year}-${number}`, document: isIndex ? null : document };
}

/** The folder of a filing in the archive. */
export function filingFolder({ cik, accession }: Pick<FilingAddress, 'cik' | 'accession'>): string {
  return `/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}`;
}

/** Where people read it. */
export function filingUrl({ document, ...filing }: FilingAddress): string {
  return `https://www.sec.gov${filingFolder(filing)}/${document || `${filing.accession}-index.htm`}`;
}
