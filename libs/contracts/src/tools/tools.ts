import { IsBoolean, IsOptional } from 'class-validator';
import type { Shape } from '../angles';
import type { BrandChoice } from '../spoken-brand';
import { CAMPAIGN_GENERATOR } from './campaign-generator';
import { CLONE_WINNER } from './clone-winner';
import { COACH } from './coach';
import { EDITORIAL_AGENT } from './editorial-agent';
import type { UserRole } from '../account';
import { APP_WRITER, HOTLIST } from './hotlist';
import { STARTING_NOW } from './starting-now';
import { SUBJECT_LINES } from './subject-lines';
import type { Fields, RequestOf, Tool, Writer } from './tool';

/** The tools that write a draft from a brief. */
export const WRITERS = [HOTLIST, STARTING_NOW, CLONE_WINNER, SUBJECT_LINES] as const;

/** Every tool that ships with the product. Other rows of the `apps` table are tools too: they write as `APP_WRITER` says. */
export const TOOLS = [...WRITERS, COACH, CAMPAIGN_GENERATOR, EDITORIAL_AGENT] as const;

type WriterOf = { [W in (typeof WRITERS)[number] as W['name']]: W };

export type ToolName = (typeof TOOLS)[number]['name'];

/** Paths of the calls that have a draft written, below /api/. */
export type WriterCall = (typeof WRITERS)[number]['call'];

/** A writer of the list, or one that writes by the call of one. */
export type AnyWriter = Writer & { call: WriterCall };

/** What each tool writes from: a writer from its request, the coach from pasted copy and what he said of it before. */
export type ToolInputs = { [N in keyof WriterOf]: RequestOf<WriterOf[N]['fields']> } & {
  'rodchief-bot': { emailCopy: string; feedback: string | null } & BrandChoice;
};

/** The tools whose drafts the job `generate` writes. */
export type GeneratingTool = keyof ToolInputs;

/** A tool with what it is to write from. */
export type ToolInput<N extends GeneratingTool = GeneratingTool> = {
  [K in N]: { tool: K; input: ToolInputs[K] };
}[N];

/** The brief that a thread keeps: what its tool was given. Where the document itself is kept, `fileContent` is its beginning. */
export type Brief = ToolInput & {
  /** The document that it was written from, by the name that it had; it may have been deleted since. */
  document: { name: string; pages: number | null } | null;
};

/** Numbers of the tools, by their names. */
export const APP_IDS = Object.fromEntries(
  TOOLS.map(({ name, id }) => [name, id]),
  // Every name of the type is one of the list.
) as Record<ToolName, number>;

/** The tool of this number, where it ships with the product. */
export function toolOf(appId: number | null): Tool | undefined {
  return TOOLS.find(({ id }) => id === appId);
}

/** The tool of this name, where it ships with the product. */
export function toolNamed(name: string): Tool | undefined {
  return TOOLS.find((tool) => tool.name === name);
}

/** True for a tool that ships with the product; any other is a row of `apps` and nothing else. */
export function isShipped(name: string): boolean {
  return toolNamed(name) !== undefined;
}

/** The writer that a tool is, if it is one. */
export function writerOf(tool: Pick<Tool, 'id'> | undefined): AnyWriter | undefined {
  return WRITERS.find(({ id }) => id === tool?.id);
}

/** What the writer with this call is given: `request` was checked by its class. */
export function toolInput(call: WriterCall, request: object): ToolInput {
  const { name } = WRITERS.find((writer) => writer.call === call) ?? HOTLIST;
  // The class is made of the fields that the type is derived from.
  return { tool: name, input: request } as ToolInput;
}

/** The text of the document that a tool was given. */
export function documentIn({ input }: ToolInput): string | undefined {
  return 'fileContent' in input ? input.fileContent : undefined;
}

/** The document of a tool's request, where it is kept. */
export function documentIdIn({ input }: ToolInput): string | undefined {
  return 'documentId' in input ? input.documentId : undefined;
}

/** The same with all of the document in the place of what was sent of it. */
export function withDocument(given: ToolInput, fileContent: string | undefined): ToolInput {
  if (fileContent === undefined) return given;
  // A tool that takes a document takes it by this name.
  return { ...given, input: { ...given.input, fileContent } } as ToolInput;
}

/** The same brief from another angle, in the shape that is named; null where its tool takes none. */
export function withAngle(brief: Brief, chosen: { angle: string; shape: Shape | undefined }): Brief | null {
  const fields: Fields = writerOf(toolNamed(brief.tool))?.fields ?? {};
  if (!('angle' in fields)) return null;
  // A tool that takes an angle takes it and a shape by these names.
  return { ...brief, input: { ...brief.input, ...chosen } } as Brief;
}

/** What events and reports of feedback call a tool. */
export function appTypeOf(name: string): string {
  return toolNamed(name)?.appType ?? name;
}

/** A tool that is a row of `apps` and nothing else, as a writer. */
export function appWriter({
  id,
  name,
  displayName,
  description,
  category,
}: Pick<AppResponse, 'id' | 'name' | 'displayName' | 'description' | 'category'>): AnyWriter {
  const about = { id, name, title: displayName, description: description ?? '', category, icon: 'file-text' } as const;
  return { ...APP_WRITER, ...about, route: `${APPS_ROUTE}/${encodeURIComponent(name)}` };
}

/** Under it, by its name, opens any tool that has no screen of its own. */
export const APPS_ROUTE = '/apps';

/** How a tool of the `apps` table works; its owner may keep more in it. */
export interface AppConfig {
  /** What its prompt says, for a tool that is a row and nothing else. */
  instructions?: string;
  /** Who may use it; everybody where that is missing. */
  roles?: UserRole[];
}

/** True where a user of this role may use a tool. What an owner wrote there by hand may be anything. */
export function isOpenTo(config: AppConfig | null, role: UserRole): boolean {
  return Array.isArray(config?.roles) ? config.roles.includes(role) : true;
}

/** Body of PUT /api/admin/apps/{name} (role admin). What is left out stays as it is. */
export class AppSwitchRequest {
  @IsOptional()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive?: boolean;

  /** True where administrators alone may use it. */
  @IsOptional()
  @IsBoolean({ message: 'adminsOnly must be true or false' })
  adminsOnly?: boolean;
}

/** A tool as GET /api/apps lists it. */
export interface AppResponse {
  id: number;
  name: string;
  displayName: string;
  description: string | null;
  category: string;
  icon: string | null;
  /** False for a tool that is switched off: it keeps its name, and its calls answer 404. */
  isActive: boolean;
  config: AppConfig | null;
  /** ISO 8601. */
  createdAt: string;
  /** True where whoever asks has no right to use it. */
  isLocked: boolean;
  /** Where a tool that is an app of its own opens; null where it is none, or is not set up. */
  externalUrl: string | null;
}
