import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SCREEN_TITLES } from './screen-titles';

export function useDocumentTitle(): void {
  const title = SCREEN_TITLES[useLocation().pathname] ?? 'Page Not Found';
  useEffect(() => {
    document.title = `${title} · Copydesk`;
  }, [title]);
}
