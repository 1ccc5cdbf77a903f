import { renderToStaticMarkup } from 'react-dom/server';
import { SourceLink } from './source-link';

it('opens a source safely in a tab of its own', () => {
  const html = renderToStaticMarkup(<SourceLink href="https://release.example/a">release.example</SourceLink>);
  expect(html).toMatch(/^<a href="https:\/\/release\.example\/a" target="_blank" rel="noopener noreferrer"/);
});

it('only names a source that has no address of the web', () => {
  expect(renderToStaticMarkup(<SourceLink href={null}>The filing</SourceLink>)).toBe('<span>The filing</span>');
});
