import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Button } from '@/ui/button';
import { LogoMark } from '@/ui/logo';
import { Toaster } from '@/ui/toast/toaster';
import { useKeyboardRoom } from './use-keyboard-room';
import { AppRoutes } from './app-routes';

/** Queries do not retry, do not refetch on focus and never become stale: what changes is told by an event. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
    mutations: { retry: false },
  },
});

export function App() {
  useKeyboardRoom();
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps a fault on one screen from leaving a blank page. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}

function ErrorScreen() {
  return (
    <main className="grid min-h-dvh place-items-center px-6 py-16 text-center">
      <div role="alert" className="flex flex-col items-center gap-3">
        <LogoMark className="mb-3 size-11" />
        <h1 className="font-serif text-[1.75rem] tracking-[-0.01em]">This page stopped working</h1>
        <p className="max-w-[46ch] text-muted">
          That is our fault. What you saved and what is being written are safe on the server, and what you typed is kept
          in this tab.
        </p>
        <Button variant="main" className="mt-3" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    </main>
  );
}
