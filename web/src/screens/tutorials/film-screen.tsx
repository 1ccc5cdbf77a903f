import { Link, useParams } from 'react-router-dom';
import { FilmPlayer } from '@/features/tutorials/film-player';
import { OVERVIEW, TUTORIALS } from '@/features/tutorials/tutorials';
import { buttonStyle } from '@/ui/button-style';
import { Logo } from '@/ui/logo';

/** One film, for everybody: 'Watch Tutorial' opens it in a tab of its own. */
export default function FilmScreen() {
  const { film } = useParams();
  const tutorial = [OVERVIEW, ...TUTORIALS].find((one) => one.film === film);
  return (
    <>
      <header className="flex h-14 items-center justify-between border-b border-line px-4 sm:px-6">
        <Logo />
        <Link to="/how-to-use" className={buttonStyle('plain', 'small')}>
          All tutorials
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-300 flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 lg:pt-8">
        {tutorial?.film ? (
          <>
            <div className="flex flex-col gap-1">
              <h1 className="font-serif text-[1.75rem] leading-tight tracking-[-0.01em]">{tutorial.name}</h1>
              <p className="text-muted">{tutorial.description}</p>
            </div>
            <FilmPlayer key={tutorial.film} film={tutorial.film} name={tutorial.name} />
          </>
        ) : (
          <>
            <h1 className="font-serif text-[1.75rem] leading-tight tracking-[-0.01em]">There is no such tutorial</h1>
            <p className="text-muted">The address may be old. See All tutorials.</p>
          </>
        )}
      </main>
    </>
  );
}
