/** Settles when somebody wants the end: Ctrl-C, a supervisor, a closed terminal. @returns {Promise<void>} */
export function stopRequest() {
  return new Promise((resolve) => {
    // npm passes on the signal that the terminal has sent already: the second is no other wish than the first.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
}
