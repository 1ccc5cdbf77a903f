import type { Term } from '../lexicon/words/entry';

export interface Node {
  next: Map<string, Node>;
  term?: Term;
}

export const newNode = (): Node => ({ next: new Map() });

export function put(root: Node, keys: readonly string[], term: Term): void {
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  if (node !== root) node.term = term;
}

export function lookUp(root: Node, keys: readonly string[]): Term | undefined {
  let node: Node | undefined = root;
  for (const key of keys) node = node?.next.get(key);
  return node?.term;
}
