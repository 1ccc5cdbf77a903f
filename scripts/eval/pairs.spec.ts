import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIEFS } from './briefs';
import { pairsOf, sayTally, tallyOf } from './pairs';
import { plays } from './play';
import { type Answer, type Preference, promptKey, readRecording, writeRecording } from './recordings';

const [FIRST, SECOND] = BRIEFS;
if (!FIRST || !SECOND) throw new Error('There are no briefs');

const answer = (brief: string, prompts: Answer['prompts'], prompt = ''): Answer => ({
  ...{ brief, prompts, prompt },
  text: `Subject: A letter\n\n${prompts} of ${brief}`,
});
const prefers = (brief: string, shown: Preference['shown'], preferred: Preference['preferred']): Preference => ({
  ...{ brief, shown, preferred },
});

describe('pairs of answers', () => {
  it('are shown in both orders, and only where both answered', () => {
    const answers = [answer(FIRST.name, 'now'), answer(FIRST.name, 'plain'), answer(SECOND.name, 'now')];
    const pairs = pairsOf(BRIEFS, answers);
    expect(pairs.map(({ brief, shown }) => [brief.name, ...shown])).toEqual([
      [FIRST.name, 'now', 'plain'],
      [FIRST.name, 'plain', 'now'],
    ]);
    expect(pairs[0]?.prompt).toMatch(/A:\nSubject: A letter\n\nnow of .*\n\nB:\nSubject: A letter\n\nplain of /s);
  });

  it('show what the product says beside its answer', () => {
    const noted = { ...answer(FIRST.name, 'now'), note: 'I left the guarantee out.' };
    const [pair] = pairsOf(BRIEFS, [noted, answer(FIRST.name, 'plain')]);
    expect(pair?.prompt).toContain('(Beside it, to whoever asked: I left the guarantee out.)\n\nB:\n');
  });

  it('are won where the judge prefers the same answer in both orders, and tied where it follows the order', () => {
    const preferences = [
      prefers('one', ['now', 'plain'], 'A'),
      prefers('one', ['plain', 'now'], 'B'),
      prefers('two', ['now', 'plain'], 'B'),
      prefers('two', ['plain', 'now'], 'A'),
      prefers('three', ['now', 'plain'], 'A'),
      prefers('three', ['plain', 'now'], 'A'),
      prefers('four', ['now', 'plain'], 'neither'),
      prefers('four', ['plain', 'now'], 'neither'),
      prefers('one', ['now', 'release'], 'B'),
      prefers('one', ['release', 'now'], 'A'),
    ];
    expect(tallyOf(preferences, 'plain')).toEqual({ against: 'plain', won: 1, lost: 1, tied: 2 });
    expect(tallyOf(preferences, 'release')).toEqual({ against: 'release', won: 0, lost: 1, tied: 0 });
  });

  it('are told as a share with the interval of Wilson', () => {
    expect(sayTally({ against: 'plain', won: 27, lost: 7, tied: 2 })).toBe(
      "Today's prompts against one plain prompt: 27 won, 7 lost, 2 tied of 36 pairs; 79 % of those decided (95 % interval 63 to 90)",
    );
  });
});

describe('a recording', () => {
  it('is played from its files, and says which answers were given to prompts that have changed', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'eval-')), 'recording');
    writeRecording(folder, {
      by: { write: 'a writer', judge: 'a judge' },
      answers: [answer(FIRST.name, 'now', promptKey(FIRST.messages)), answer(SECOND.name, 'now', 'another')],
      preferences: [prefers(FIRST.name, ['now', 'plain'], 'A'), prefers(FIRST.name, ['plain', 'now'], 'B')],
    });
    const played = plays(BRIEFS, readRecording(folder));
    expect(played).toContain('a writer wrote, a judge judged');
    expect(played).toMatch(/Today's prompts: 2 answers, \d+ of \d+ rules kept/);
    expect(played).toContain('1 answer prompts that have changed since');
    expect(played).toContain('1 won, 0 lost, 0 tied of 1 pairs');
  });
});
