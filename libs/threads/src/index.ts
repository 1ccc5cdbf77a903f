export { FairThreads, ThreadLimitReached } from './fair-threads';
export { letYield, yieldToOthers } from './yield-to-others';
export { TooManyWaiting, Turns, type TurnKey } from './turns';
