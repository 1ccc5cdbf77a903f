/** Where something is, which is no measure by itself, whatever stands in its row: 'United States'. */
export const PLACES: ReadonlySet<string> = new Set([
  ...['united states', 'u.s', 'us', 'usa', 'america', 'americas', 'north america', 'latin america', 'canada', 'mexico'],
  ...['domestic', 'international', 'foreign', 'non-u.s', 'non us', 'nonus', 'rest of world', 'rest of the world'],
  ...['other countries', 'all other countries', 'europe', 'emea', 'europe middle east and africa', 'united kingdom'],
  ...['germany', 'france', 'ireland', 'china', 'greater china', 'hong kong', 'taiwan', 'japan', 'korea', 'india'],
  ...['asia', 'asia pacific', 'singapore', 'australia', 'brazil', 'middle east', 'africa', 'worldwide'],
]);
