import { WRITERS, CAMPAIGN_GENERATOR, TOOLS } from '@copydesk/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ToolMark } from './tool-mark';

const iconOf = (icon: string | null) =>
  /lucide lucide-([a-z0-9-]+)/.exec(renderToStaticMarkup(<ToolMark icon={icon} />))?.[1];

test('a tool has the icon that its row names', () => {
  for (const { icon } of TOOLS) expect(iconOf(icon)).toBe(icon);
  expect(['unknown', null].map(iconOf)).toEqual(['file-text', 'file-text']);
});

test('no two of the tools on the dashboard have the same icon', () => {
  const icons = [...WRITERS, CAMPAIGN_GENERATOR].map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});
