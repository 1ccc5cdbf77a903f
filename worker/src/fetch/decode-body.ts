/** A document names its encoding near its beginning. */
const HEAD = 2_048;

interface Encoded {
  body: Buffer;
  headers: { get(name: string): string | null };
}

/** Reads bytes in the encoding that the server or the document itself names, else as UTF-8. */
export function decodeBody({ body, headers }: Encoded): string {
  const head = body.subarray(0, HEAD).toString('latin1');
  const named =
    /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ??
    /^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(head)?.[1] ??
    /<meta[^<>]*charset=["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
