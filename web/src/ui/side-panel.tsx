import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { Panel } from './panel';

/** A panel of a screen that keeps no room for one: it lies over the right edge, and what is beside it goes on being used. */
export function SidePanel(props: Omit<ComponentProps<typeof Panel>, 'isFloating'>) {
  const [main] = useState(() => document.querySelector('main') ?? document.body);
  return createPortal(<Panel {...props} isFloating />, main);
}
