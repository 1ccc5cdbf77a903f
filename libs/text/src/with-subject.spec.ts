import fc from 'fast-check';
import { readDraft } from './read-draft';
import { withSubject } from './with-subject';

it.each([
  ['Subject: Orders up\n\nA **b**', 'Sales up', 'Subject: Sales up\n\nA **b**'],
  ['\n **Subject line:** Orders **up** \r\n\r\nA', 'Sales', '\n **Subject line:** Sales \r\n\r\nA'],
  ['Subject:\n\nA', 'Sales', 'Subject: Sales\n\nA'],
  ['A b', ' **Sales**\n up ', 'Subject: Sales up\n\nA b'],
])('%j with %j', (draft, subject, expected) => expect(withSubject(draft, subject)).toBe(expected));

it('is the subject of the draft then, and all else stays as it was', () => {
  const words = fc
    .array(fc.constantFrom('Orders', '**up**', '14%', '😀', '$4.2 billion'), { minLength: 1 })
    .map((all) => all.join(' '));
  const mark = fc.constantFrom('', 'Subject: ', '**Subject:** ', '  subject line :', 'Subject:\u00a0');
  const body = fc.array(fc.constantFrom('Words.', '- an item', '**Bold**', '', 'Subject: second'), { minLength: 1 });
  fc.assert(
    fc.property(mark, words, body, words, (start, line, lines, subject) => {
      const draft = [start + line, '', ...lines].join('\n');
      const changed = withSubject(draft, subject);
      expect(readDraft(changed).subject).toBe(subject.replaceAll('**', ''));
      const shown = ({ blocks }: ReturnType<typeof readDraft>) =>
        JSON.stringify(blocks, (key, value: unknown) => (key === 'from' ? undefined : value));
      expect(shown(readDraft(changed))).toBe(shown(readDraft(draft)));
      if (start === '') expect(changed.endsWith(`\n\n${draft}`)).toBe(true);
      else expect(changed.slice(changed.indexOf('\n'))).toBe(draft.slice(draft.indexOf('\n')));
    }),
  );
});
