import { useEffect } from 'react';
import { useScreenTitle } from './use-screen-title';

export function useDocumentTitle(): void {
  const title = useScreenTitle() ?? 'Page Not Found';
  useEffect(() => {
    document.title = `${title} · Copydesk`;
  }, [title]);
}
