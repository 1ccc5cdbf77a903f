/** The largest number that an integer column of Postgres holds. */
export const INTEGER_MAX = 2_147_483_647;

/** Numbers of the specification that both sides hold to. Characters are UTF-16 units, times are milliseconds. */
export const LIMITS = {
  passwordMin: 6,
  passwordMax: 200,
  usernameMax: 64,
  nameMax: 100,
  titleMax: 300,
  shortTextMax: 2_000,
  longTextMax: 20_000,
  /** A trimmed document holds 100 KB at most (plus the marker between head and tail). */
  documentMax: 110_000,
  contentMax: 200_000,
  /** The largest JSON body that the api reads, in bytes. */
  bodyBytes: 1_048_576,
  uploadBytes: 50 * 1024 * 1024,
  largeFileBytes: 1024 * 1024,
  idempotencyKeyMax: 200,
  sessionIdMax: 255,
  actionTypeMax: 50,
  analyticsMetadataBytes: 16_384,
} as const;
