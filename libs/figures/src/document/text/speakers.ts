import type { TextLine } from './text-line';

/** Who begins to speak in a line; `isAlone` where the line says nothing else. */
export interface Turn {
  speaker: string;
  isAlone: boolean;
}

const LONGEST = 160;
const WORD = String.raw`\p{Lu}(?:[\p{L}.'’]|-(?!-)){0,30}`;
const NAME = String.raw`${WORD}(?: (?:${WORD}|d[aei]|del|la|van|von|der|den|bin)){1,4}`;
const ROLE = 'Operator|Moderator|Unidentified (?:Analyst|Participant|Speaker|Company Representative)';
/** 'Operator', 'Jane Doe', 'Jane Doe -- Chief Financial Officer', 'Jane Doe, Chief Financial Officer'. */
const ALONE = new RegExp(
  String.raw`^(?<name>${ROLE}|${NAME})(?:(?:\s?(?:--|–|—)\s?| - |, )(?<title>\p{Lu}[^:;!?]{1,110}(?<!\.)))?:?$`,
  'u',
);
/** The same before what is said: 'Jane Doe (CFO): We grew.', 'Jane Doe -- Chief Financial Officer: We grew.' */
const BEFORE = new RegExp(
  String.raw`^(?<name>${ROLE}|${NAME})(?: ?\((?<role>[^()]{2,60})\)|(?:, | ?(?:--|–|—) ?| - )(?<title>\p{Lu}[^.:;!?]{1,80}))?: `,
  'u',
);

/**
 * The lines of a call's transcript at which somebody begins to speak. `isCall` is known of captions; else a text is a call
 * where an operator speaks, or names with titles stand above what they say.
 */
export function turnsOf(lines: TextLine[], isCall: boolean): Map<TextLine, Turn> {
  const found = lines.flatMap((line, index) => {
    const turn = turnAt(line, lines[index + 1]);
    return turn ? { line, ...turn } : [];
  });
  const isSaid =
    found.some(({ name }) => /^(?:Operator|Moderator)$/.test(name)) ||
    found.filter(({ title, isAlone }) => title !== undefined && isAlone).length > 1;
  if (!isCall && !isSaid) return new Map();
  const titles = titlesIn(lines);
  return new Map(
    found.map(({ line, name, title = titles.get(name), isAlone }) => [
      line,
      { speaker: title === undefined ? name : `${name}, ${title}`, isAlone },
    ]),
  );
}

interface FoundTurn {
  name: string;
  title: string | undefined;
  isAlone: boolean;
}

function turnAt({ text, isApart }: TextLine, next: TextLine | undefined): FoundTurn | null {
  const before = BEFORE.exec(text.slice(0, LONGEST))?.groups;
  if (before) return { name: before['name'] ?? '', title: before['role'] ?? before['title'], isAlone: false };
  const alone = isApart && next && text.length <= LONGEST ? ALONE.exec(text)?.groups : undefined;
  if (!alone) return null;
  const [name = '', title] = [alone['name'], alone['title']];
  // A heading is followed by an empty line; so is a name in some transcripts, where it has a title or a role.
  const isNamed = !next?.isApart || title !== undefined || !name.includes(' ');
  return isNamed ? { name, title, isAlone: true } : null;
}

/** Who is who, where a line says it: each turn names a speaker, and a list at the end their titles. */
function titlesIn(lines: TextLine[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { text } of lines) {
    const { name, title } = (text.length <= LONGEST && ALONE.exec(text)?.groups) || {};
    if (name !== undefined && title !== undefined && !titles.has(name)) titles.set(name, title);
  }
  return titles;
}
