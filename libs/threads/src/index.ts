export { FairThreads, ThreadLimitReached } from './fair-threads';
export { yieldToOthers } from './yield-to-others';
export { TooManyWaiting, Turns, type TurnKey } from './turns';
