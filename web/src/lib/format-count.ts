/** '1,204' */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** '87%' for 0.87. Only all of it is 100%, and only nothing 0%. */
export function formatShare(share: number): string {
  const percent = Math.round(share * 100);
  return `${share > 0 && share < 1 ? Math.min(99, Math.max(1, percent)) : percent}%`;
}
