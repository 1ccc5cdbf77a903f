export {
  brandEvidence,
  briefOfPrompt,
  evidenceInput,
  evidenceOfAngles,
  evidenceOfThread,
  keptDocument,
  sourceVersion,
  toldCatalysts,
  type DraftEvidence,
} from './draft-evidence';
export { documentDay } from './document-day';
export { inSavedLedgers, keepCorrected } from './in-saved-ledgers';
export { answersOf, correctedIn, Ledgers, presentConfirmation, presentWaiver } from './ledgers';
export { Tracer, TracerBusy, TracerLimit } from './tracer';
