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
  /** A text field of a campaign's brief. */
  campaignTextMax: 5_000,
  /** A trimmed document holds 100 KB at most (plus the marker between head and tail). */
  documentMax: 110_000,
  /** A document that is kept whole, in characters: 4 MB. */
  keptDocumentMax: 4 * 1024 * 1024,
  /** The largest body of POST /api/documents after decompression, in bytes: the text and its structure. */
  documentBodyBytes: 24 * 1024 * 1024,
  contentMax: 200_000,
  /** How many versions one draft may have, and how much all that is said in it may weigh, in bytes. */
  versionsMax: 500,
  threadBytes: 10 * 1024 * 1024,
  /** A subject line that a phone shows whole. */
  subjectMax: 60,
  preheaderMax: 150,
  /** The idea of an email in one line, and how many are remembered as offered. */
  angleMax: 300,
  anglesOffered: 30,
  /** What the assistant says beside a version. */
  noteMax: 1_000,
  /** How many suggestions of a review are applied at once. */
  suggestionsMax: 50,
  /** The largest JSON body that the api reads, in bytes. */
  bodyBytes: 1_048_576,
  /** The same of a call that anybody may make, signed in or not. */
  publicBodyBytes: 32 * 1024,
  uploadBytes: 50 * 1024 * 1024,
  largeFileBytes: 1024 * 1024,
  idempotencyKeyMax: 200,
  sessionIdMax: 255,
  /** How many catalysts may go into one email. */
  catalystsMax: 10,
  winnerMin: 50,
  customDetailsMin: 20,
  folderNameMax: 60,
  /** How many brands a user may have, and how many offers a brand. */
  brandsMax: 20,
  offersMax: 20,
  /** A signature, and each part of a footer. */
  signatureMax: 500,
  /** How many of one's own emails a brand is read from, and how long each may be. */
  brandEmailsMax: 5,
  /** How many emails that it has sent a brand keeps, from how many on its voice is measured, and how long each may be. */
  ownEmailsMax: 30,
  ownEmailsMin: 3,
  brandEmailMax: 100 * 1024,
  /** How many rows of a sender's report are brought in at once. */
  resultRowsMax: 1_000,
  /** How many folders a user may have. */
  foldersMax: 200,
  searchMax: 500,
  /** How many companies a user may follow, and how much stands in an inbox. */
  followsMax: 100,
  inboxMax: 200,
  /** How many saved emails one action may take. */
  actionIdsMax: 500,
  actionTypeMax: 50,
  /** Free-form metadata of an event, as JSON. */
  metadataBytes: 16_384,
  /** A whole event of somebody who is not signed in, as JSON. */
  anonymousEventBytes: 1_024,
} as const;
