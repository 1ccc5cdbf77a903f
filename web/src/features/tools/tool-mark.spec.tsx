import { TOOLS } from '@copydesk/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ToolMark } from './tool-mark';

const iconOf = (name: string, icon: string | null) =>
  /lucide lucide-([a-z0-9-]+)/.exec(renderToStaticMarkup(<ToolMark tool={{ name, icon }} />))?.[1];

test('each tool of the table has an icon of its own, whatever its row says', () => {
  const icons = TOOLS.map(({ name }) => iconOf(name, 'file-text'));
  expect(new Set(icons).size).toBe(TOOLS.length);
  expect(TOOLS.map(({ name }) => iconOf(name, 'mail'))).toEqual(icons);
});

test('a tool that is only a row has the icon that its row names', () => {
  expect(['mail', 'share-2', 'megaphone', 'file-text', 'unknown', null].map((icon) => iconOf('letters', icon))).toEqual(
    [...['mail', 'share-2', 'megaphone', 'file-text'], ...['file-text', 'file-text']],
  );
});
