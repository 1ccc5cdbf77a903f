import { ratingTone } from './rating-badge';

test.each([
  [10, 'good'],
  [8, 'good'],
  [7, 'warn'],
  [6, 'warn'],
  [5, 'bad'],
  [0, 'bad'],
])('%d is %s', (rating, tone) => expect(ratingTone(rating)).toBe(tone));
