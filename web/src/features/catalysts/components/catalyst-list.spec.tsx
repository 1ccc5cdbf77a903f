import { renderToStaticMarkup } from 'react-dom/server';
import CatalystList, { CatalystDetails } from './catalyst-list';

const NEWS = {
  ...{ id: '1', title: 'Rates fell', text: 'Rates fell', sector: 'Banks', source: null, url: null, publishedAt: null },
  ...{ isSample: false, impact: null, angle: null, reason: null },
};
const show = (change: object) => renderToStaticMarkup(<CatalystDetails catalyst={{ ...NEWS, ...change }} />);

it('shows why a catalyst fits, its impact and its angle, each by its name', () => {
  const html = show({ reason: 'It names the bank.', impact: 'Margins shrink.', angle: 'Open with the cut.' });
  const words = html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
  expect(words).toContain('|Why it fits: |It names the bank.|Impact: |Margins shrink.|Angle: |Open with the cut.|');
});

it('names nothing that is not known', () => {
  expect(show({ impact: 'Margins shrink.' })).not.toMatch(/Why it fits|Angle/);
});

it('shows the relevance as a rounded percent and 150 characters of the first two lines', () => {
  const text = `Rates fell by half a point\n${'x'.repeat(200)}\nA third line`;
  const catalyst = { ...NEWS, text, relevance: 0.876 };
  const html = renderToStaticMarkup(<CatalystList catalysts={[catalyst]} chosen={[]} onChoose={() => undefined} />);
  expect(html).toContain('>88%<');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(`Rates fell by half a point ${'x'.repeat(123)}88%`);
});
