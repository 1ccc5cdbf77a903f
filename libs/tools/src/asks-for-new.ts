/** Wishes that the words of an email and its passages may not meet: more, other or new facts, or another idea. */
const NEW_FACTS =
  /\b(?:add|adds|adding|include|mention|insert|bring in|work in|put in|find|look for|explain|elaborate|compare|expand|deeper|longer|what else)\b/i;
const MORE =
  /\bmore (?:\w+ ){0,2}(?:details?|figures?|numbers?|facts?|proof|evidence|data|specifics?|examples?|impact|depth|about|on|of)\b/i;
const OTHER_IDEA =
  /\b(?:new|another|other|different|fresh) (?:\w+ )?(?:angle|story|idea|opening|hook|lead|example|fact|figure|focus|version|approach|shape)s?\b|\b(?:from scratch|start (?:over|again)|rewrite (?:it|this|all|everything|the (?:whole|email|body|draft))|focus (?:it )?on|make it about)\b/i;
/** Improvements that quote their lines bring their words along. */
const IMPROVEMENTS = /^[ \t\d.)*-]*[“"][^“”"\n]+[”"] [—–-] /;

/** True where a request to change an email wants something that may stand anywhere in its document. */
export function asksForNew(request: string): boolean {
  const open = request
    .split('\n')
    .filter((line) => !IMPROVEMENTS.test(line))
    .join('\n');
  return [NEW_FACTS, MORE, OTHER_IDEA].some((wish) => wish.test(open));
}
