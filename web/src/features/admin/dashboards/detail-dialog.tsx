import { ADMIN } from '@copydesk/contracts';
import { Dialog } from '@/ui/dialog';
import { CopyButton } from './copy-button';
import type { Detail } from './detail';
import { FactList } from './fact-list';
import { FormInput } from './form-input';
import { cut } from './say-event';

interface DetailDialogProps {
  title: string;
  /** Which of them are shown. */
  about: string;
  details: Detail[];
  onClose: () => void;
}

/** What a figure is made of. */
export function DetailDialog({ title, about, details, onClose }: DetailDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} size="wide" title={title} description={about}>
      {details.length === 0 ? (
        <p className="py-10 text-center text-muted">No detailed data available</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {details.map((detail) => (
            <DetailRow key={detail.id} detail={detail} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function DetailRow({ detail: { facts, content, form } }: { detail: Detail }) {
  return (
    <li className="flex flex-col gap-3.5 py-4">
      <FactList facts={facts} />
      {content !== null && (
        <div className="flex flex-col items-start gap-2.5">
          <p dir="auto" className="font-serif text-lg break-words whitespace-pre-wrap">
            {cut(content, ADMIN.detailPreview)}
          </p>
          <CopyButton text={content}>Copy Full Content</CopyButton>
        </div>
      )}
      <FormInput form={form} />
    </li>
  );
}
