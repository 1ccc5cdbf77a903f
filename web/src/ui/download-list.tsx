import { type ReactNode, useId } from 'react';
import { EMAIL_FORMATS, TOOL_FORMATS } from '@/lib/email-files/email-formats';
import { download, type DownloadItemsProps } from './download-items';

/** The files that an email can be taken away as, where there is room for all of them. */
export function DownloadList({ read }: Pick<DownloadItemsProps, 'read'>) {
  return (
    <>
      <FileList heading="Download">
        {EMAIL_FORMATS.map(({ extension, name, make }) => (
          <FileButton
            key={extension}
            name={name}
            extension={extension}
            onSelect={() => void download(read, extension, make)}
          />
        ))}
      </FileList>
      <FileList heading="For a sending tool">
        {TOOL_FORMATS.map(({ tool, extension, make }) => (
          <FileButton
            key={tool.id}
            name={tool.name}
            extension="html"
            onSelect={() => void download(read, extension, make, tool.hint)}
          />
        ))}
      </FileList>
    </>
  );
}

function FileList({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-sm font-semibold">
        {heading}
      </h3>
      <ul className="-mx-2">{children}</ul>
    </section>
  );
}

function FileButton({ name, extension, onSelect }: { name: string; extension: string; onSelect: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className="flex min-h-9 w-full items-center rounded-md px-2 text-left text-sm hover:bg-raised focus-visible:-outline-offset-2 max-md:min-h-11"
      >
        {name}
        <span className="ml-auto pl-4 font-mono text-xs text-faint">.{extension}</span>
      </button>
    </li>
  );
}
