export {
  brandEvidence,
  briefOfPrompt,
  evidenceInput,
  evidenceOfThread,
  toldCatalysts,
  type DraftEvidence,
} from './draft-evidence';
export { Ledgers, presentWaiver } from './ledgers';
export { Tracer, TracerBusy, TracerLimit } from './tracer';
