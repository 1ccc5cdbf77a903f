import { findCatalystsTool } from './find-catalysts.tool';

const candidates = [
  { id: '1', title: 'Chip rules', text: 'Export rules were widened.' },
  { id: '2', title: 'Rate cut', text: 'The central bank cut rates.' },
];
const { name, schema, parse } = findCatalystsTool.answer({ text: 'Chips', candidates });
const choice = (changes: Record<string, unknown> = {}) => ({
  id: '1',
  relevance: 0.8,
  reason: 'r',
  impact: 'i',
  angle: 'a',
  ...changes,
});

describe('the answer of find-catalysts', () => {
  it('asks for a strict schema that allows only the ids of the candidates', () => {
    expect(name).toBe('find_catalysts');
    const required = ['id', 'reason', 'impact', 'angle', 'relevance'];
    expect(schema).toMatchObject({
      additionalProperties: false,
      required: ['catalysts'],
      properties: {
        catalysts: { items: { additionalProperties: false, required, properties: { id: { enum: ['1', '2'] } } } },
      },
    });
  });

  it('is read best first, trimmed', () => {
    const chosen = parse({ catalysts: [choice({ relevance: 0.5, reason: ' r ' }), choice({ id: '2', relevance: 1 })] });
    expect(chosen).toEqual([choice({ id: '2', relevance: 1 }), choice({ relevance: 0.5 })]);
  });

  it('may be empty', () => expect(parse({ catalysts: [] })).toEqual([]));

  it.each([
    ['no list', {}, 'There must be a list "catalysts".'],
    ['not an object', 'none', 'There must be a list "catalysts".'],
    ['an item that is no object', { catalysts: ['1'] }, 'Every catalyst must be an object.'],
    ['an id that was not offered', { catalysts: [choice({ id: '9' })] }, '"9" is not the id of a candidate.'],
    ['an id twice', { catalysts: [choice(), choice()] }, 'The candidate "1" is listed twice.'],
    [
      'a relevance over 1',
      { catalysts: [choice({ relevance: 80 })] },
      'The relevance of "1" must be a number from 0 to 1.',
    ],
    [
      'a relevance below 0',
      { catalysts: [choice({ relevance: -0.1 })] },
      'The relevance of "1" must be a number from 0 to 1.',
    ],
    [
      'a relevance in words',
      { catalysts: [choice({ relevance: '0.8' })] },
      'The relevance of "1" must be a number from 0 to 1.',
    ],
    ['no reason', { catalysts: [choice({ reason: ' ' })] }, 'The reason of "1" must be a sentence.'],
    ['no angle', { catalysts: [choice({ angle: undefined })] }, 'The angle of "1" must be a sentence.'],
  ])('is refused with %s', (_name, json, message) => expect(() => parse(json)).toThrow(message));
});
