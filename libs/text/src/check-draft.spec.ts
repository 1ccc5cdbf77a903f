import { checkDraft, replaceWord, type DraftRules } from './check-draft';

const rules = (known: Partial<DraftRules> = {}): DraftRules => ({ wordsToAvoid: '', subjectMax: null, ...known });
const found = (text: string, known: Partial<DraftRules>) =>
  checkDraft(text, rules(known)).map((finding) => {
    expect(text.slice(finding.from, finding.to)).toBe(finding.quote);
    return [finding.kind, finding.quote];
  });

describe('words to avoid', () => {
  const avoid = (wordsToAvoid: string, text: string) => found(text, { wordsToAvoid }).map(([, quote]) => quote);

  test.each([
    ['soar', 'Orders soar. SOAR! Soaring, soared, uproar.', ['soar', 'SOAR']],
    ['"game changer", best', 'A game\nchanger of the best kind, the bestseller.', ['game\nchanger', 'best']],
    ["can't lose", 'You can’t lose. You can lose.', ['can’t lose']],
    ['C++, 50%', 'C++ is up 50%. C is up 150%.', ['C++', '50%']],
    ['größe', 'Die Größe, Größen.', ['Größe']],
    ['soar, Soar\nsoar', 'They soar.', ['soar']],
    [' , ;\n', 'Anything.', []],
    ['.*', 'Anything.', []],
  ])('%j in %j', (list, text, quotes) => expect(avoid(list, text)).toEqual(quotes));

  test('the disclaimer says what it says', () => {
    const disclaimer = 'Nothing is guaranteed.';
    expect(found(`It is guaranteed.\n\n${disclaimer}`, { wordsToAvoid: 'guaranteed', disclaimer })).toHaveLength(1);
  });

  test('what the house says instead is offered and takes the size of the word', () => {
    const text = 'Robust orders. They are robust. ROBUST!';
    const instead = () => checkDraft(text, rules({ wordsToAvoid: 'robust -> strong\nunlock' }));
    expect(instead().map((finding) => (finding.kind === 'word' ? finding.instead : ''))).toEqual(
      Array(3).fill('strong'),
    );
    expect(instead().reduceRight((now, finding) => replaceWord(now, finding, 'strong'), text)).toBe(
      'Strong orders. They are strong. STRONG!',
    );
    expect(checkDraft('Unlock it', rules({ wordsToAvoid: 'robust → strong, unlock' }))).toMatchObject([
      { instead: null },
    ]);
  });
});

test.each([
  ['Subject: Short\n\nHello.', []],
  ['No subject at all.', []],
  ['Subject: A **line** of 20 or so\n\nHello.', [['long-subject', 'A **line** of 20 or so']]],
  ['Subject: Short\n\nHello.\n\n**Subject:** Again\n\nThe subject: gold.', [['second-subject', '**Subject:** Again']]],
])('of the subject lines of %j', (text, findings) => expect(found(text, { subjectMax: 10 })).toEqual(findings));

test('a passage of the winner is found', () => {
  const winner = 'You sit by the window and watch the rain fall on a city that forgot your name.';
  expect(found(`Hello. ${winner} Bye.`, { winner })).toEqual([['copied', winner.slice(0, -1)]]);
});

test('a long draft with a long list takes no time', () => {
  const started = process.cpuUsage();
  const list = Array.from({ length: 200 }, (_, at) => `word${at} and more`).join('\n');
  checkDraft('word1 and then '.repeat(7_000), rules({ wordsToAvoid: list, subjectMax: 60 }));
  checkDraft(
    `Subject: x\n\n${' '.repeat(100_000)}x${'*'.repeat(100_000)}`,
    rules({ wordsToAvoid: `a ${' '.repeat(1_900)}b`, subjectMax: 60 }),
  );
  checkDraft(`a${' '.repeat(50_000)}a`, rules({ wordsToAvoid: 'a b' }));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(4_000);
});
