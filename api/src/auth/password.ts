import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** An argon2id hash of a password, with the library's parameters (19 MiB, 2 passes), which are OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** A random password of 96 bits. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

let decoy: Promise<string> | undefined;

/** True where the password fits the hash. Without a hash it takes the same time and is false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return fits && passwordHash !== null;
}

/** How many of the most common passwords are refused. */
const COMMON = 10_000;
const common = new Set(dictionary['passwords-common'].slice(0, COMMON));
const PRODUCT = 'copydesk';

/** Passwords that are guessed within so many tries are refused: rows of keys, repeats, dates, words followed by a number. */
const LEAST_GUESSES = 20_000;
/** Only so many characters are checked: the time for some texts grows with the square of their length. */
const LOOKED_AT = 64;
/** Made when it is first asked: it takes a tenth of a second. */
let guesser: ZxcvbnFactory | undefined;

/** Why a password is among the first that somebody else would try, in words; null where it is not. */
export function weaknessOf(password: string, username: string): string | null {
  const folded = password.normalize('NFKC').toLowerCase();
  if (folded === username.normalize('NFKC').toLowerCase()) return 'Your password must not be your username';
  if (folded === PRODUCT) return 'Your password must not be the name of this product';
  if (common.has(folded)) return 'This is one of the most common passwords: please choose another';
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT });
  const { guesses } = guesser.check(folded, [PRODUCT, username]);
  return guesses < LEAST_GUESSES ? 'This password is easily guessed: please choose another' : null;
}
