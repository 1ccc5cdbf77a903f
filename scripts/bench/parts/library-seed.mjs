import pg from 'pg';

const batch = 500;

/** Words that stand in almost every email, in a few, and in none; letters and pairs likewise. */
export const searches = {
  'one letter': 'e',
  'a common pair': 'er',
  'a rare pair': 'qz',
  'a common word': 'market',
  'a rare word': 'zebrafish',
  'no match': 'nothing like it',
};

/**
 * Fills the library of a user with emails of 5,000 characters, and with as many drafts, conversations and campaigns of
 * 1,500 characters in each thread, past the api.
 * @param {string} databaseUrl
 * @param {string} username
 * @param {number} emails
 * @param {string[]} parts  Of each campaign.
 */
export async function fillLibrary(databaseUrl, username, emails, parts = ['email1']) {
  const others = [
    { appId: 1, parts: null },
    { appId: 9, parts: null },
    { appId: 10, parts },
  ];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: users } = await client.query('SELECT id FROM users WHERE username = $1', [username]);
    const id = users[0].id;
    const write = writer();
    for (let i = 0; i < emails; i += batch) {
      const numbers = Array.from({ length: Math.min(batch, emails - i) }, (_, k) => i + k);
      await client.query(
        `INSERT INTO generations (user_id, app_id, title, content, is_favorite)
         SELECT $4, 1, title, content, n % 10 = 0 FROM unnest($1::int[], $2::text[], $3::text[]) AS email (n, title, content)`,
        [
          numbers,
          numbers.map(() => write(50)),
          numbers.map((n) => `Subject: ${write(5_000)}${n % 500 === 0 ? ' Zebrafish.' : ''}`),
          id,
        ],
      );
    }
    for (const { appId, parts } of others) {
      for (let i = 0; i < emails; i += batch) {
        const numbers = Array.from({ length: Math.min(batch, emails - i) }, (_, k) => i + k);
        const texts = numbers.flatMap((n) =>
          (parts ?? ['']).map(() => `Subject: ${write(1_500)}${n % 500 === 0 ? ' Zebrafish.' : ''}`),
        );
        await client.query(
          `WITH begun AS (
             INSERT INTO campaigns (id, user_id, request, created_at)
             SELECT gen_random_uuid(), $1, jsonb_build_object('campaignContext', jsonb_build_object('productName', 'Campaign ' || n)),
               now() - n * interval '1 min'
             FROM unnest($2::int[]) AS n WHERE $5::text[] IS NOT NULL RETURNING id, created_at),
           made AS (
             INSERT INTO threads (id, user_id, app_id, campaign_id, part, updated_at)
             SELECT gen_random_uuid(), $1, $3::int, id, part, created_at FROM begun, unnest($5::text[]) AS part
             UNION ALL
             SELECT gen_random_uuid(), $1, $3, NULL, NULL, now() - n * interval '1 min' FROM unnest($2::int[]) AS n
             WHERE $5 IS NULL
             RETURNING id)
           INSERT INTO messages (id, thread_id, role, content, version, origin)
           SELECT gen_random_uuid(), id, 'assistant', text, 1, 'written'
           FROM (SELECT id, row_number() OVER () AS place FROM made) AS made JOIN unnest($4::text[]) WITH ORDINALITY AS said (text, place) USING (place)`,
          [id, numbers, appId, texts, parts],
        );
      }
    }
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/**
 * The calls that a full library is measured by.
 * @returns {{ label: string, path: string }[]}
 */
export function libraryCalls() {
  const list = '/api/generations?view=preview&limit=50';
  return [
    { label: 'first page', path: list },
    { label: 'by title', path: `${list}&sort=title` },
    { label: 'favorites by tool', path: `${list}&sort=tool&favorite=true` },
    { label: 'summary', path: '/api/library' },
    ...Object.entries(searches).map(([label, q]) => ({
      label: `search, ${label}`,
      path: `${list}&q=${encodeURIComponent(q)}`,
    })),
    { label: 'recent drafts', path: '/api/threads?saved=false&limit=50' },
  ];
}

/** Writes like English does: a few words often, most of them rarely. */
function writer() {
  let seed = 12_345;
  const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  const syllables =
    'ba ce de fi go ha ka le li ma me no pe po ra re ri sa se so ta te ti to va we er en on an in ing tion al'.split(
      ' ',
    );
  const word = () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      '',
    );
  const words = ['the', 'market', 'earnings', 'growth', ...Array.from({ length: 8_000 }, word)];
  return (/** @type {number} */ length) => {
    let text = '';
    while (text.length < length)
      text += `${words[Math.floor(words.length ** random()) - 1]}${random() < 0.1 ? '. ' : ' '}`;
    return text.slice(0, length);
  };
}
