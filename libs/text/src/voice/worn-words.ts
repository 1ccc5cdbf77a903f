import { wordsOf } from '../split-text';

/** Words of advertisements and of machines: a house uses them, or never does. */
const WORN = [
  'unlock',
  'unleash',
  'game changer',
  'revolutionary',
  'cutting edge',
  'buckle up',
  'moreover',
  'furthermore',
  'additionally',
  'delve',
  'leverage',
  'robust',
  'seamless',
  'landscape',
  'skyrocket',
  'skyrocketing',
  'soar',
  'soaring',
  'explode',
  'explosive',
  'massive',
  'insane',
  'incredible',
  'amazing',
  'shocking',
  'secret',
  'guaranteed',
  'act now',
  "don't miss",
  'once in a lifetime',
  'urgent',
  'exclusive',
  'paradigm',
  'synergy',
  'utilize',
  'transformative',
  'groundbreaking',
  'poised',
  'elevate',
  'empower',
  'pivotal',
  'testament',
  'underscores',
  'jaw dropping',
  'mind blowing',
  'life changing',
];

/** Which of them a text uses. */
export function wornWordsIn(text: string): string[] {
  const said = ` ${wordsOf(text).join(' ')} `;
  return WORN.filter((words) => said.includes(` ${words} `));
}
