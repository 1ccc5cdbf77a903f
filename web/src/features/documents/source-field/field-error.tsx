/** Stays until the next try. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} role="alert" className="text-sm break-words text-bad empty:hidden">
      {children}
    </p>
  );
}
