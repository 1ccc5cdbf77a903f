export { startDemoModel, type DemoModel } from './start-demo-model';
