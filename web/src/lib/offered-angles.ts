import type { AngleIdeas, Shape } from '@copydesk/contracts';

/** Angles that were offered for some material. */
export interface OfferedAngles extends AngleIdeas {
  /** The material: other material has others. */
  of: string;
  /** How often others were asked for. */
  round: number;
  /** All lines that were offered, those of before too. */
  before: string[];
}

/** What a brief holds of its idea. */
export interface AngleOfBrief {
  /** Chosen or typed. */
  angle?: string;
  shape?: Shape;
  offered?: OfferedAngles | null;
}
