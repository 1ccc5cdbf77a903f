import { PART_NAMES, WRITERS, type FoundItem } from '@copydesk/contracts';
import { FileText, Folder, Globe, Library, type LucideIcon, MessagesSquare, Paperclip, Share2 } from 'lucide-react';
import { NEW } from '@/lib/use-fresh-brief';

interface Described {
  Icon: LucideIcon;
  kind: string;
  /** What is to be known of it before it is opened. */
  state: string;
  /** Where it opens; null where its tool has no screen any more. */
  to: string | null;
}

interface Tools {
  toolName: (appId: number) => string;
  toolRoute: (appId: number) => string | null;
}

const versions = (count: number) => (count === 1 ? '1 version' : `${count} versions`);
const pages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`);
const emails = (count: number) => (count === 1 ? '1 email' : `${count} emails`);

/** What is said of a thing that was found, and where it opens. */
export function describeFound(item: FoundItem, { toolName, toolRoute }: Tools): Described {
  switch (item.kind) {
    case 'email': {
      const states = ['Saved', item.isFavorite && 'favorite', item.isArchived && 'archived'];
      const state = states.filter(Boolean).join(', ');
      return { Icon: Library, kind: toolName(item.appId), state, to: `/?tab=generations&open=${item.id}` };
    }
    case 'draft': {
      const route = toolRoute(item.appId);
      const state = item.isWriting ? 'Writing...' : `Draft, ${versions(item.versions)}`;
      return { Icon: FileText, kind: toolName(item.appId), state, to: route && `${route}?thread=${item.threadId}` };
    }
    case 'conversation': {
      const state = item.isWriting ? 'Writing...' : 'Conversation';
      const to = `${toolRoute(item.appId) ?? ''}?thread=${item.threadId}`;
      return { Icon: MessagesSquare, kind: toolName(item.appId), state, to };
    }
    case 'campaign': {
      const part = item.part && `&part=${item.part}`;
      return {
        Icon: Share2,
        kind: item.part ? `Campaign, ${PART_NAMES[item.part]}` : 'Campaign',
        state: item.isWriting ? 'Writing...' : `${item.partsDone} of ${Object.keys(PART_NAMES).length} parts`,
        to: `/campaign-generator?campaign=${item.campaignId}${part ?? ''}`,
      };
    }
    case 'folder':
      return { Icon: Folder, kind: 'Folder', state: emails(item.count), to: `/?tab=generations&folder=${item.id}` };
    case 'document':
      return {
        Icon: item.isPage ? Globe : Paperclip,
        kind: item.isPage ? 'Page' : 'Document',
        state: item.pages === null ? 'Source' : `Source, ${pages(item.pages)}`,
        // A new brief with this document in it.
        to: `${WRITERS[0].route}?${NEW}`,
      };
  }
}
