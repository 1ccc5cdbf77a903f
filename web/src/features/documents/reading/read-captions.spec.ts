import { readCaptions } from './read-captions';

test('what speakers say is read, each turn as a paragraph', () => {
  const vtt = `WEBVTT - Earnings call

NOTE made by a machine

STYLE
::cue { color: red }

1
00:00:01.000 --> 00:00:04.000 align:start
<v Maria Lind>Good morning. Orders rose <b>14%</b>
to $4.2 billion.

00:00:04.000 --> 00:00:06.000
<v Maria Lind>We expect more.

00:00:06.500 --> 00:00:09.000
<v.loud Ann Roe>Thank you &amp; congratulations.
`;
  expect(readCaptions(vtt)).toEqual({
    text: 'Maria Lind: Good morning. Orders rose 14% to $4.2 billion. We expect more.\n\nAnn Roe: Thank you & congratulations.',
    hasSpeakers: true,
  });
});

test('numbers and times of .srt are left out, and a line that is said again while captions roll', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\nOrders rose 14%.\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nOrders rose 14%.\r\n<i>Margins held.</i>\r\n';
  expect(readCaptions(srt)).toEqual({ text: 'Orders rose 14%. Margins held.', hasSpeakers: false });
});

test('without speakers, a paragraph ends with a sentence', () => {
  const cue = (index: number) =>
    `0${index % 10}:00.000 --> 00:01.000\nOrders rose in region ${index}, and margins held.\n`;
  const paragraphs = readCaptions(Array.from({ length: 30 }, (_, index) => `00:${cue(index)}`).join('\n')).text.split(
    '\n\n',
  );
  expect(paragraphs.length).toBeGreaterThan(2);
  expect(paragraphs.every((paragraph) => paragraph.endsWith('held.') && paragraph.length < 600)).toBe(true);
});
