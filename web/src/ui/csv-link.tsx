import { Download } from 'lucide-react';
import { buttonStyle } from './button-style';

interface CsvLinkProps {
  href: string;
  /** What is in the file. */
  name: string;
}

/** A whole table as a file. */
export function CsvLink({ href, name }: CsvLinkProps) {
  return (
    <a href={href} download aria-label={`Download ${name} as CSV`} className={buttonStyle('plain', 'small')}>
      <Download className="size-4" aria-hidden />
      CSV
    </a>
  );
}
