/** How long it takes, in milliseconds. @param {() => Promise<unknown>} body */
export async function took(body) {
  const start = performance.now();
  await body();
  return performance.now() - start;
}

/** One after another. @template T @param {number} count @param {() => Promise<T>} body */
export async function repeat(count, body) {
  const results = [];
  for (let n = 0; n < count; n++) results.push(await body());
  return results;
}
