/** Where the next words will appear. */
export function Caret() {
  return (
    <span
      aria-hidden
      className="ml-0.5 inline-block h-[1.05em] w-0.5 animate-caret rounded-full bg-accent align-text-bottom"
    />
  );
}
