import { appTypeOf, TOOLS, type Tool } from '@copydesk/contracts';

/** What the tool of a feedback is called; a type that is not known stands as it is. */
export function appTypeName(appType: string): string {
  const tool: Tool | undefined = TOOLS.find(({ name }) => appTypeOf(name) === appType);
  return tool ? (tool.shortTitle ?? tool.title) : appType;
}
