export { FairThreads, ThreadLimitReached } from './fair-threads';
export { TooManyWaiting, Turns, type TurnKey } from './turns';
