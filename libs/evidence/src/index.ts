export { evidenceInput, evidenceOfThread, evidenceVersion, type DraftEvidence } from './draft-evidence';
export { Tracer } from './tracer';
