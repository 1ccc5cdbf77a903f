export type {
  Block,
  Cell,
  Column,
  DocumentContent,
  FilingCover,
  Paragraph,
  Place,
  Row,
  Table,
  TaggedFact,
  TaggedFiling,
  TaggedMember,
  TaggedPeriod,
} from './document/document';
export { readHtml } from './document/html/read-html';
export { type PageItem } from './document/lines/page-lines';
export { PageReader } from './document/read-pages';
export { readTableFacts, type TableFact } from './facts/table-facts';
