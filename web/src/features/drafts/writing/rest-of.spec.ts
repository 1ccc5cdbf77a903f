import { restOf } from './rest-of';

const EMAIL = 'Subject: A day\n\nOne.\n\nTwo.\n\nThree.';

it.each([
  ['nothing is written yet', '', EMAIL],
  ['the subject is being written', 'Subject: The', '\n\nOne.\n\nTwo.\n\nThree.'],
  ['two paragraphs are there', 'Subject: The day\n\nFirst.\n\n', '\n\nTwo.\n\nThree.'],
  ['it has grown longer', 'a\n\nb\n\nc\n\nd\n\ne', ''],
])('what stands below where %s', (_when, written, rest) => {
  expect(restOf(EMAIL, written)).toBe(rest);
});
