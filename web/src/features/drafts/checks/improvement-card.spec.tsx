import type { Improvement } from '@copydesk/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ImprovementCard } from './improvement-card';

const show = (improvement: Partial<Improvement>) =>
  renderToStaticMarkup(
    <ImprovementCard
      improvement={{ criterion: 'proof', line: 'It is risk-free.', suggestion: 'Leave it out.', ...improvement }}
      state="open"
      isDismissed={false}
      onTake={null}
      onDismiss={() => undefined}
      onUndo={null}
    />,
  );

it.each([
  ['a promise found by rule', { criterion: 'compliance', byRule: true }, 'Compliance rule'],
  ['a figure found by rule', { criterion: 'proof', byRule: true }, 'Compared with the source'],
  ['a remark of the model', { criterion: 'compliance' }, 'Judged by the model'],
] as const)('labels %s', (_what, improvement, label) => expect(show(improvement)).toContain(`<span>${label}</span>`));

it('a finding about a figure can be dismissed and not taken: nothing puts another figure in', () => {
  expect(show({ byRule: true, byHand: true })).toContain('Dismiss');
  expect(show({ byRule: true, byHand: true })).not.toContain('Take');
  expect(show({ byRule: true })).toContain('Take');
});
