export type { Fault } from './fault';
export type { ChatRequest } from './read-chat-request';
export { startDemoModel, type DemoModel } from './start-demo-model';
