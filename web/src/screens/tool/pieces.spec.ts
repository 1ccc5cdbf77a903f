import { HOTLIST, STARTING_NOW } from '@copydesk/contracts';
import { EMPTY_BRIEF } from './brief';
import { piecesOf } from './pieces';

const document = {
  name: 'webinar.txt',
  content: 'The live webinar on rates starts at 2 pm on Tuesday.\nSeats are limited to 500 subscribers.',
  documentId: null,
  origin: null,
  reading: null,
  summaryCuts: [],
};

test('Starting Now takes the event out of a document, and never writes over what was typed', () => {
  const { withDocument } = piecesOf(STARTING_NOW);
  const eventIn = (eventInfo: string, content = document.content) =>
    withDocument({ ...EMPTY_BRIEF, texts: { eventInfo } }, { ...document, content }).texts.eventInfo;
  expect(eventIn('')).toBe(document.content);
  expect(eventIn(' \n')).toBe(document.content);
  expect(eventIn('Typed')).toBe('Typed');
  expect(eventIn('', 'Live today.')).toBe('');
});

test('other tools take a document as it is', () => {
  expect(piecesOf(HOTLIST).withDocument(EMPTY_BRIEF, document)).toEqual({ ...EMPTY_BRIEF, document });
});
