export type { Call, Fault } from './fault';
export { startDemoModel, type DemoModel } from './start-demo-model';
