import { decodeText } from './decode-text';

describe('decodeText', () => {
  it.each([
    ['UTF-8', [...Buffer.from('Grüße 👋')], 'Grüße 👋'],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...Buffer.from('é')], 'é'],
    ['UTF-16 little end first', [0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00], 'Aé'],
    ['UTF-16 big end first', [0xfe, 0xff, 0x00, 0x41, 0x00, 0xe9], 'Aé'],
    ['the old Windows code page', [0x63, 0x61, 0x66, 0xe9, 0x20, 0xf1], 'café ñ'],
    ['right to left', [...Buffer.from('שלום')], 'שלום'],
    ['a text with a NUL in it', [...Buffer.from(`${'a'.repeat(40)}\0b`)], `${'a'.repeat(40)}\0b`],
  ])('reads %s', (_what, bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(text);
  });

  it('refuses what is not text', () => {
    const junk = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 251);
    expect(() => decodeText(junk)).toThrow('This .txt file does not contain text');
  });
});
