/** What becomes of the emails in a folder that is deleted. */
export function describeDeletion(count: number): string {
  if (count === 0) return 'No email is deleted with it.';
  const emails = count === 1 ? 'The email in it moves' : `The ${count.toLocaleString('en-US')} emails in it move`;
  return `${emails} to Unorganized. No email is deleted.`;
}
