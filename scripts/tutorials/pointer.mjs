/// <reference lib="dom" />

/** Draws a pointer over the page, which the recording would not show otherwise. Runs in the page, before its scripts. */
export function drawPointer() {
  if (window !== window.top) return;
  const svg = 'http://www.w3.org/2000/svg';
  const size = 26;
  addEventListener('DOMContentLoaded', () => {
    const layer = document.createElement('div');
    layer.id = 'drawn-pointer';
    layer.setAttribute('aria-hidden', 'true');
    Object.assign(layer.style, { position: 'fixed', left: '0', top: '0', zIndex: '2147483647', pointerEvents: 'none' });
    const ring = document.createElement('div');
    Object.assign(ring.style, { position: 'absolute', left: '-18px', top: '-18px', width: '36px', height: '36px' });
    Object.assign(ring.style, { borderRadius: '50%', background: 'rgb(147 165 255 / 0.55)', opacity: '0' });
    const arrow = document.createElementNS(svg, 'svg');
    arrow.setAttribute('viewBox', '0 0 24 24');
    Object.assign(arrow.style, {
      position: 'absolute',
      left: '-3px',
      top: '-2px',
      width: `${size}px`,
      height: `${size}px`,
    });
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', 'M3 2l6.6 17.2 2.5-7.2 7.3-2.4z');
    Object.assign(path.style, { fill: '#f4f1e8', stroke: '#14161b', strokeWidth: '1.6', strokeLinejoin: 'round' });
    arrow.append(path);
    layer.append(ring, arrow);
    const [x, y] = (sessionStorage.getItem('drawn-pointer') ?? '560,600').split(',').map(Number);
    layer.style.transform = `translate(${x}px, ${y}px)`;
    document.documentElement.append(layer);
  });
}

/** Moves it to a place, as a hand does. Runs in the page. @param {{ x: number, y: number }} place */
export async function movePointer({ x, y }) {
  const layer = document.getElementById('drawn-pointer');
  if (!layer) return;
  const from = layer.getBoundingClientRect();
  const far = Math.hypot(x - from.x, y - from.y);
  sessionStorage.setItem('drawn-pointer', `${x},${y}`);
  const to = `translate(${x}px, ${y}px)`;
  const timing = { duration: 260 + far * 0.55, easing: 'cubic-bezier(0.4, 0, 0.15, 1)' };
  await layer.animate([{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: to }], timing).finished;
  layer.style.transform = to;
}

/** Shows that it is pressed. Runs in the page. */
export function pressPointer() {
  const ring = document.querySelector('#drawn-pointer > div');
  ring?.animate(
    [
      { opacity: 0.9, transform: 'scale(0.35)' },
      { opacity: 0, transform: 'scale(1.25)' },
    ],
    { duration: 450, easing: 'ease-out' },
  );
}
