import { renderToStaticMarkup } from 'react-dom/server';
import { RequestBubble } from './request-bubble';

const show = (suggestions: string[] | null, isApplied: boolean) =>
  renderToStaticMarkup(<RequestBubble request={{ text: 'Please revise', suggestions }} isApplied={isApplied} />);

it('shows suggestions of a review in their own words, and not what the model is told of them', () => {
  const shown = show(['Say who', 'Say when'], true);
  expect(shown).toContain('Applied 2 suggestions');
  expect(shown).toMatch(/<li[^>]*>Say who<\/li><li[^>]*>Say when<\/li>/);
  expect(shown).not.toContain('Please revise');
  expect(show(['Say who'], false)).toContain('Apply 1 suggestion<');
});

it('shows words that were typed as they are', () => {
  expect(show(null, true)).toContain('Please revise');
});
