export {
  findCatalystsTool,
  type CatalystCandidate,
  type ChosenCatalyst,
  type FindCatalystsInput,
} from './find-catalysts.tool';
export { hotlistTool } from './hotlist.tool';
export { summarizeFileTool } from './summarize-file.tool';
export type { AnswerFormat, ModelWindow, Prompt, PromptMessage, StructuredTool, Tool, WritingTool } from './tool';
