import { isGiven } from '@copydesk/contracts';

type Labelled = [label: string, text: string | null | undefined][];

/** What was handed in, as the first message of the conversation: `said` word for word, `measured` by its length. */
export function describeInputs({ said, measured = [] }: { said: Labelled; measured?: Labelled }): string {
  const lines = said.flatMap(([label, text]) => (isGiven(text) ? [`${label}: ${text.trim()}`] : []));
  const lengths = measured.flatMap(([label, text]) =>
    isGiven(text) ? [`${label}: ${text.length.toLocaleString('en-US')} characters`] : [],
  );
  return [...lines, ...lengths].join('\n\n');
}

/** The names of the fields that hold something. */
export function givenFields(payload: object): string[] {
  return Object.entries(payload).flatMap(([field, value]: [string, unknown]) => {
    const isText = typeof value === 'string' && isGiven(value);
    return isText || (Array.isArray(value) && value.length > 0) ? [field] : [];
  });
}
