import { createPrivateKey, type KeyObject } from 'node:crypto';

const RSA_BITS_MIN = 2048;

/** A private key for ES256 or RS256 from its PEM, whose line breaks may be written `\n`; null where it is none. */
export function readSigningKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const fits =
      key.asymmetricKeyType === 'ec'
        ? namedCurve === 'prime256v1'
        : key.asymmetricKeyType === 'rsa' && modulusLength >= RSA_BITS_MIN;
    return fits ? key : null;
  } catch {
    return null;
  }
}
