import { createHash, createPublicKey, randomUUID, type JsonWebKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { sign } from 'jsonwebtoken';
import { CONFIG } from '../config.token';

const LIFETIME_SECONDS = 60;

/** A public key as other apps look it up (RFC 7517). */
export interface PublishedKey extends JsonWebKey {
  kid: string;
  use: 'sig';
  alg: 'ES256' | 'RS256';
}

/** Signs tokens for the editorial app, and publishes the key that proves them. */
@Injectable()
export class TokenSigner {
  /** Null where no key is set. */
  readonly published: PublishedKey | null;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    const { privateKey } = config.editorial;
    const jwk = privateKey && createPublicKey(privateKey).export({ format: 'jwk' });
    this.published = jwk && { ...jwk, kid: thumbprint(jwk), use: 'sig', alg: jwk.kty === 'EC' ? 'ES256' : 'RS256' };
  }

  /** A token that is good for 60 seconds; its `jti` lets the other app take it once. Null where nothing is set up. */
  sign(subject: string, claims: object, issuer: string): string | null {
    const { url, privateKey } = this.config.editorial;
    if (!url || !privateKey || !this.published) return null;
    return sign(claims, privateKey, {
      algorithm: this.published.alg,
      keyid: this.published.kid,
      audience: url.origin,
      issuer,
      subject,
      jwtid: randomUUID(),
      expiresIn: LIFETIME_SECONDS,
    });
  }
}

/** The name of a key by its contents (RFC 7638). */
function thumbprint({ crv, e, kty, n, x, y }: JsonWebKey): string {
  const members = kty === 'EC' ? { crv, kty, x, y } : { e, kty, n };
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url');
}
