/** Something people can mend: its message says what was tried and what to do, and is all they see. */
export class Failure extends Error {}

/** @param {unknown} error */
export function messageFor(error) {
  const code = /** @type {NodeJS.ErrnoException} */ (error)?.code;
  const text = error instanceof Error ? error.message : String(error);
  if (code === 'ENOSPC' || /ENOSPC|no space left on device|check free disk space/i.test(text)) {
    return 'The disk is full: free at least 1 GB and run the command again.';
  }
  return error instanceof Failure ? text : error instanceof Error ? (error.stack ?? text) : text;
}

/**
 * Runs a command's body and ends the process with 1 if it fails.
 * @param {() => Promise<void>} body
 */
export async function command(body) {
  // A full disk under what it says must not end what it does.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await body();
  } catch (error) {
    console.error(messageFor(error));
    process.exitCode = 1;
  }
}
