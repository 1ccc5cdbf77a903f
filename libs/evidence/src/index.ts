export {
  brandEvidence,
  briefOfPrompt,
  evidenceInput,
  evidenceOfThread,
  keptDocument,
  sourceVersion,
  toldCatalysts,
  type DraftEvidence,
} from './draft-evidence';
export { Ledgers, presentConfirmation, presentWaiver, standing } from './ledgers';
export { Tracer, TracerBusy, TracerLimit } from './tracer';
