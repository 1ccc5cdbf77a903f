import { BadRequestException } from '@nestjs/common';
import { MORE_THAN_KEPT } from '@copydesk/contracts';
import { BadStructure, readStructure, STRUCTURE_LIMITS, type DocumentStructure } from '@copydesk/figures';
import { checkShape, ShapeError } from '../http/json-shape';

/**
 * The structure that was sent with a text. It is counted before it is parsed, like any request.
 * @throws BadRequestException whose message names the fault.
 */
export function readSentStructure(sent: string, text: string): DocumentStructure {
  try {
    checkShape(Buffer.from(sent), STRUCTURE_LIMITS.parts);
    return readStructure(sent, text);
  } catch (error) {
    if (!(error instanceof BadStructure || error instanceof ShapeError)) throw error;
    const isTooMuch = error instanceof ShapeError;
    const message = isTooMuch ? MORE_THAN_KEPT : `The structure of the document cannot be used: ${error.message}.`;
    throw new BadRequestException({ message, errors: { structure: message } });
  }
}
