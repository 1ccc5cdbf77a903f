import type { AppResponse, AppSwitchRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { Card } from '@/ui/card';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { toastFailure } from '@/ui/toast/toast-store';
import { TOOLS_KEY, useTools } from './use-tools';

/** Which tools are in use, and for whom. */
export function ToolSwitches() {
  const { data, isError, refetch } = useTools();
  if (isError && !data) return <LoadFailureCard onRetry={refetch}>The tools could not be loaded.</LoadFailureCard>;
  if (!data) return <Skeleton className="h-52 rounded-lg" />;
  return (
    <Card aria-labelledby="tools" className="overflow-hidden">
      <header className="p-4">
        <h2 id="tools" className="font-semibold">
          Tools
        </h2>
        <p className="text-sm text-muted">
          Disabled tools cannot create new work. Existing work stays and can be edited.
        </p>
      </header>
      <ul aria-label="Tools" className="divide-y divide-line border-t border-line">
        {data.map((tool) => (
          <SwitchRow key={tool.id} tool={tool} />
        ))}
      </ul>
    </Card>
  );
}

function SwitchRow({ tool }: { tool: AppResponse }) {
  const { displayName, isActive, config } = tool;
  const { mutate, isPending } = useSwitch(tool.name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-48 font-medium break-words">{displayName}</p>
      <div role="group" aria-label={displayName} className="flex flex-wrap gap-x-6 max-sm:basis-full">
        <Switch
          label="In use"
          checked={isActive}
          disabled={isPending}
          onChange={(checked) => mutate({ isActive: checked })}
        />
        <Switch
          label="Administrators only"
          checked={Boolean(config?.roles)}
          disabled={isPending}
          onChange={(checked) => mutate({ adminsOnly: checked })}
        />
      </div>
    </li>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Switch({ label, onChange, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm text-muted max-md:min-h-11">
      <input
        type="checkbox"
        className="size-4.5 shrink-0 accent-accent"
        onChange={(event) => onChange(event.target.checked)}
        {...rest}
      />
      {label}
    </label>
  );
}

function useSwitch(name: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AppSwitchRequest) => http.put('/api/admin/apps/:name', { params: { name }, body }),
    onSuccess: (changed) =>
      queryClient.setQueryData<AppResponse[]>(TOOLS_KEY, (known) =>
        known?.map((tool) => (tool.name === name ? changed : tool)),
      ),
    onError: (error) =>
      toastFailure('Failed to change the tool', refusalOf(error, 'Please try again or check your connection.')),
  });
}
