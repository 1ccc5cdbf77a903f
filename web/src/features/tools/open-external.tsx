import type { SsoResponse } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { http } from '@/lib/http';
import { Button } from '@/ui/button';
import { toastFailure } from '@/ui/toast/toast-store';

export function OpenExternal({ url, name }: { url: string; name: string }) {
  const { open, isOpening } = useOpenSignedIn();
  return (
    <Button
      size="small"
      className="self-start"
      aria-label={`Create New: ${name}, in a new tab`}
      disabled={isOpening}
      onClick={() => open(url)}
    >
      {isOpening ? 'Opening...' : 'Create New'}
      <ArrowUpRight className="size-4" aria-hidden />
    </Button>
  );
}

/**
 * Opens another app in a new tab, signed in. The tab is opened in the click itself, since browsers block one that is
 * opened after waiting, and is sent on when the token is there. The other app gets no hold of our page.
 */
export function useOpenSignedIn() {
  const { mutate, isPending } = useMutation({ mutationFn: requestSsoToken });

  const open = (url: string) => {
    const tab = window.open('', '_blank');
    if (!tab) {
      toastFailure('The new tab was blocked', 'Allow pop-ups for Copydesk in your browser, then try again.');
      return;
    }
    tab.opener = null;
    mutate(undefined, {
      onSuccess: ({ token }) => tab.location.replace(withToken(url, token)),
      onError: () => {
        tab.location.replace(url);
        toastFailure('You were not signed in there', 'Please log in separately to access the external app.');
      },
    });
  };
  return { open, isOpening: isPending };
}

/** In the part of the address that browsers keep to themselves: no server's log holds it. */
function withToken(url: string, token: string): string {
  const address = new URL(url);
  address.hash = `token=${token}`;
  return address.href;
}

const WAIT_MS = 10_000;

function requestSsoToken(): Promise<SsoResponse> {
  return http.post('/api/generate-sso-token', { signal: AbortSignal.timeout(WAIT_MS) });
}
