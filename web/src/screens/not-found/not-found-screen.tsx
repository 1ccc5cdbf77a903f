import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button-style';
import { LogoMark } from '@/ui/logo';

/** `reason` says more of it, where that is known. */
export default function NotFoundScreen({ reason }: { reason?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center px-6 py-16 text-center">
      <div className="flex flex-col items-center gap-3">
        <LogoMark className="mb-3 size-11" />
        <h1 className="font-serif text-greeting tracking-[-0.01em] max-sm:text-[1.75rem]">404 Page Not Found</h1>
        <p className="max-w-[42ch] text-muted">
          The page you&apos;re looking for doesn&apos;t exist or has been moved.
        </p>
        {reason && <p className="max-w-[42ch] text-muted">{reason}</p>}
        <Link to="/" className={buttonStyle('main', 'medium', 'mt-4')}>
          Return to Home
        </Link>
      </div>
    </main>
  );
}
