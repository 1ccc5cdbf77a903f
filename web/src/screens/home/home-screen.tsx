import type { GenerationPreview } from '@copydesk/contracts';
import { GenerationList } from '@/features/generations/components/generation-list';
import { displayName } from '@/features/session/display-name';
import { useSession } from '@/features/session/use-session';
import { ToolGrid } from '@/features/tools/components/tool-grid';
import { routeOfToolId } from '@/features/tools/tool-routes';
import { useTools } from '@/features/tools/use-tools';

export default function HomeScreen() {
  const user = useSession().data;
  const tools = useTools().data;
  const toolName = (appId: number) => tools?.find((tool) => tool.id === appId)?.displayName ?? `App ${appId}`;
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-10 px-4 pt-8 pb-16 sm:px-6 lg:pt-10">
      <h1 className="font-serif text-greeting tracking-[-0.01em] break-words max-sm:text-[1.75rem]">
        {user ? `Welcome back, ${displayName(user)}.` : 'Welcome back.'}
      </h1>
      <section aria-labelledby="tools" className="flex flex-col gap-3.5">
        <h2 id="tools" className="text-lg font-semibold">
          AI Tools
        </h2>
        <ToolGrid />
      </section>
      <section aria-labelledby="generations" className="flex flex-col gap-3.5">
        <h2 id="generations" className="text-lg font-semibold">
          My Generations
        </h2>
        <GenerationList toolName={toolName} linkTo={linkToThread} />
      </section>
    </main>
  );
}

function linkToThread({ appId, threadId }: GenerationPreview): string | null {
  const route = routeOfToolId(appId);
  return route && threadId ? `${route}?thread=${encodeURIComponent(threadId)}` : null;
}
