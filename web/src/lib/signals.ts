/** Something that one part of the page tells, and another acts on. */
function makeSignal() {
  const listening = new Set<() => void>();
  return {
    tell: (): void => listening.forEach((listener) => listener()),

    listen(listener: () => void): () => void {
      listening.add(listener);
      return () => void listening.delete(listener);
    },
  };
}

/** A call was refused because nobody is signed in any more, told for calls that no query or mutation makes. */
export const endedSession = makeSignal();

/** A job that this page follows has ended. */
export const endedJob = makeSignal();

/** Somebody wants to log out. */
export const askedLogOut = makeSignal();

/** Somebody wants to search everything. */
export const askedPalette = makeSignal();
