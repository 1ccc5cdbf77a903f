const listening = new Set<() => void>();

/** Tells that a call was refused because nobody is signed in any more, for calls that no query or mutation makes. */
export const endedSession = {
  tell: (): void => listening.forEach((listener) => listener()),

  listen(listener: () => void): () => void {
    listening.add(listener);
    return () => void listening.delete(listener);
  },
};
