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
export { inSavedLedgers, keepCorrected } from './in-saved-ledgers';
export { answersOf, correctedIn, Ledgers, presentConfirmation, presentWaiver } from './ledgers';
export { Tracer, TracerBusy, TracerLimit } from './tracer';
