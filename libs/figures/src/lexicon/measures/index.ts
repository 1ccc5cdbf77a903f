import { keyOf } from '../normalise';
import { PLACES } from '../places';
import { EVERYDAY, listed, measureOfConcept } from './everyday';
import type { MeasureId, MeasureKind, RowLabels } from './measure';
import { ROW_LABELS } from './row-labels';

/** A measure under one of its names. */
export interface NamedMeasure {
  measure: MeasureId;
  kind: MeasureKind;
  /** The name is what it is called below zero. */
  isLoss: boolean;
  /** 'everyday': what people say. 'row': what issuers write in rows, which says less by itself. */
  source: 'everyday' | 'row';
}

const KINDS: readonly MeasureKind[] = [
  'flow',
  'balance',
  'per share',
  'shares',
  'share balance',
  'rate',
  'days',
  'count',
];

export const LABELS: readonly RowLabels[] = ROW_LABELS.map((line) => {
  const [concept = '', kind = '', labels] = line.split(' | ');
  const isInverted = kind.endsWith(' turned');
  return {
    concept,
    kind: kindOf(isInverted ? kind.slice(0, -' turned'.length) : kind),
    isInverted,
    labels: listed(labels).filter((label) => !PLACES.has(label)),
  };
});

function kindOf(text: string): MeasureKind {
  return KINDS.find((kind) => kind === text) ?? 'count';
}

const BY_NAME = new Map<string, NamedMeasure[]>();

function add(name: string, named: NamedMeasure): void {
  const key = keyOf(name);
  const known = BY_NAME.get(key);
  if (!known) BY_NAME.set(key, [named]);
  else if (!known.some(({ measure, kind }) => measure === named.measure && kind === named.kind)) known.push(named);
}

for (const [measure, { kind, names, loss }] of Object.entries(EVERYDAY)) {
  for (const name of [measure, ...listed(names)]) add(name, { measure, kind, isLoss: false, source: 'everyday' });
  for (const name of listed(loss)) add(name, { measure, kind, isLoss: true, source: 'everyday' });
}
for (const { concept, kind, labels } of LABELS) {
  const measure = measureOfConcept(concept);
  for (const name of labels) add(name, { measure, kind, isLoss: false, source: 'row' });
}

/** What a name may mean: several measures where it is said of several, none where it is not known. */
export const measuresNamed = (name: string): readonly NamedMeasure[] => BY_NAME.get(keyOf(name)) ?? [];

/** All names with what they mean, by their keys: the words of `keyOf`, parted by spaces. */
export const measureNames: ReadonlyMap<string, readonly NamedMeasure[]> = BY_NAME;
