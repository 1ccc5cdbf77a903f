import type { CopyRule } from './rule';

const ALL = ['publisher', 'adviser', 'broker-dealer'] as const;
const FTC = 'FTC Act, section 5 (FTC v. RagingBull.com, 2020; FTC v. WealthPress, 2023)';
const FINRA = 'FINRA Rule 2210(d)(1)(B) and (F)';
const SEC = 'SEC Rule 206(4)-1(a)';
const base = { profiles: ALL, from: '2020-12-07', until: null, severity: 'forbidden' } as const;

/** Words that may stand between a promise and what is promised. */
const BETWEEN = `(?:(?:annual|monthly|weekly|daily|double-digit|triple-digit|high|huge|big|steady|passive|safe|tax-free|quick|easy|fast|instant|lifetime|future|real|cash|investment|stock|trading|market|profitable|minimum|regular|extra|\\d[\\d,.]{0,10}%?) ){0,3}`;
const GAIN = '(?:returns?|profits?|gains?|income|winners?|winning|wins?|money|payouts?|paydays?|riches|wealth)';
const WORDS = "(?:(?!(?:no|not|never|aren't|isn't|nor)\\b)[\\w$%'-]{1,20} ){0,4}";
const AMOUNT = '\\$?\\d[\\d,.]{0,12}k?(?: ?(?:thousand|million))?';

const found = (...sources: string[]) => sources.map((source) => new RegExp(source, 'gi'));
const spared = (...sources: string[]) => sources.map((source) => new RegExp(source, 'i'));

/** Promises and guarantees: nobody who sends an email to investors may make them. */
export const PROMISES: readonly CopyRule[] = [
  {
    ...base,
    id: 'guaranteed-gain',
    title: 'A gain that is guaranteed',
    finds: found(
      `\\bguaranteed ${BETWEEN}${GAIN}\\b`,
      `\\b(?:returns?|profits?|gains?|winners?|payouts?|success) ${WORDS}guaranteed\\b`,
      `\\b(?:i|we)(?: \\w{1,20}){0,2} guarantee (?:you|that|it|your|this|these|an? (?:return|profit|gain|win)|\\d)`,
      `\\bguarantees? (?:you |a |an |your )?${BETWEEN}${GAIN}\\b`,
      `, (?:100% )?guaranteed(?=[.!"']|$)`,
      `\\b100% guaranteed\\b`,
    ),
    except: spared(
      '^guaranteed (?:minimum )?(?:income|returns?) (?:annuit|contract|fund|product)',
      '^.{0,60}\\b(?:annuit|refund|money[- ]back|satisfaction)',
    ),
    why: 'No gain is certain. Whoever guarantees one misleads, whatever the small print says.',
    citation: `${FINRA}; ${FTC}; ${SEC}`,
    rewrite: 'Say what happened, over which time, and that it may not happen again. Leave "guaranteed" out.',
  },
  {
    ...base,
    id: 'cannot-lose',
    title: 'A loss that cannot happen',
    finds: found(
      `\\b(?:can't|cannot|can not|can never|could never|couldn't|won't|will never)[ -](?:possibly )?lose(?=$|[.!?,;:"')-]| (?:money|on this|on it|with|here|a (?:dime|cent|penny|dollar)|trades?|bets?|stocks?|opportunit|investments?|propositions?|plays?|deals?|setups?|systems?|strateg|if))`,
      `\\b(?:impossible|no way) (?:for you )?to lose\\b`,
      `\\bno way (?:that )?(?:you|we|it|this)(?: can|'ll| will)? lose\\b`,
      `\\bnever (?:again )?lose (?:money|a (?:dime|cent|penny|dollar|trade))\\b`,
      `\\b(?:never|not) had a losing (?:trade|year|month|week|day)\\b`,
    ),
    except: [],
    why: 'Every investment can lose money. To say that one cannot is a promise that nobody can keep.',
    citation: `${FINRA}; ${FTC}`,
    rewrite: 'Name the risk in one plain sentence, and what speaks for the idea in another.',
  },
  {
    ...base,
    id: 'risk-free',
    title: 'No risk',
    finds: found(
      `\\b(?:100% )?risk[- ]?free\\b`,
      `\\briskless\\b`,
      `\\b(?:there is|there's|at|with|take|takes|taking|carr(?:y|ies)|has|have|absolutely|virtually|practically) (?:absolutely |virtually |practically )?(?:no|zero) risk\\b`,
      `\\b(?:no|zero)-risk\\b`,
      `\\bzero risk\\b`,
      `\\bwithout (?:any |taking (?:any |a )?)?risks?\\b`,
      `\\b(?:completely|totally|perfectly|100%|absolutely) safe\\b`,
    ),
    except: spared(
      '^risk[- ]?free (?:interest |discount |treasury |benchmark )?(?:rates?|returns? (?:benchmark|rate)|assets?|yields?|securit|curves?|treasur|debt|bonds?|trial|offer|preview|look|subscription|access|membership|for \\d+ days)',
      '^riskless (?:principal|asset|rate|arbitrage)',
      '^.{0,40}\\brisks? (?:of|that|factors?|weight|adjust|retention|transfer|management|committee)',
      '^without (?:any |taking (?:any |a )?)?risks? (?:to|for) (?:patients|the environment|health)',
    ),
    why: 'Every investment carries risk. To deny it is the plainest way to mislead.',
    citation: `${FINRA}; ${FTC}; ${SEC}`,
    rewrite: 'Say what could go wrong, and what limits it, if anything does.',
  },
  {
    ...base,
    id: 'no-downside',
    title: 'No way but up',
    finds: found(
      `\\b(?:no|zero|without(?: any)?) (?:real )?downside\\b`,
      `\\b(?:all|only|nothing but|pure) upside\\b`,
      `\\bcan only (?:go up|go higher|rise|climb|win|gain)\\b`,
      `\\bnowhere to go but up\\b`,
      `\\b(?:can't|cannot|won't|will never|can never) (?:possibly )?(?:fall|drop|crash|go down|fail)(?=$|[.!?,;:"')]| (?:from here|below))`,
    ),
    except: spared('downside (?:revision|scenario|case|protection|surprise|pressure|adjust)'),
    why: 'What can rise can fall. Benefits without the risks beside them are not fair and balanced.',
    citation: `${FINRA}; ${SEC}`,
    rewrite: 'Set the case against beside the case for.',
  },
  {
    ...base,
    id: 'sure-thing',
    title: 'A sure thing',
    finds: found(
      `\\bsure[- ](?:things?|bets?|win(?:ner)?s?)\\b`,
      `\\bsure-?fire\\b`,
      `\\bslam[- ]dunk\\b`,
      `\\bno-brainer (?:trade|investment|stock|buy|play)s?\\b`,
      `\\bfool-?proof\\b`,
      `\\b(?:fail-?safe|never-fail|bulletproof) (?:system|strategy|method|formula|trade|investment|portfolio|way)\\b`,
      `\\b(?:certain|guaranteed|bound|destined|all but certain) to (?:double|triple|soar|skyrocket|explode|go up|pay off|profit|win|make (?:you|money)|deliver (?:gains|returns|profits))\\b`,
      `\\bwill (?:definitely|certainly|surely|absolutely|undoubtedly|without (?:a )?doubt) (?:double|triple|soar|skyrocket|explode|rise|go up|make|profit|win|pay off|outperform|deliver)\\b`,
      `\\b100% (?:certain|win rate|success rate|accura\\w{2,4}|sure)\\b`,
    ),
    except: [],
    why: 'Nothing on a market is certain. Certainty about what will be is a promise.',
    citation: `${FINRA}; ${FTC}`,
    rewrite: 'Say who expects it and on what grounds, and that it may not come about.',
  },
  {
    ...base,
    id: 'money-multiplied',
    title: 'Money that multiplies',
    finds: found(
      `\\b(?:double|triple|quadruple|multiply|10x|5x|100x|doubling|tripling|multiplying) your (?:money|investments?|stake|savings|portfolio|capital|wealth|account|nest egg|net worth|income|cash)\\b`,
      `\\bturn(?:s|ed|ing)? ${WORDS}${AMOUNT} into ${WORDS}(?:\\$?\\d|fortunes?|millions)`,
      `\\b(?:make|makes|making|made) (?:you|me|him|her|them|readers|subscribers|members|investors|people) (?:\\w{1,20} ){0,2}(?:rich|wealthy|millionaires?|a fortune)\\b`,
      `\\bget(?:ting)? rich\\b`,
      `\\b(?:become|becoming|retire|retiring) (?:a |as a |an? \\w{1,20} )?(?:multi-?)?(?:millionaires?|rich|wealthy)\\b`,
      `\\b(?:you|you're|readers|members|subscribers|investors)(?:'ll| will| are going to| going to) (?:\\w{1,20} )?(?:make|earn|pocket|bank|collect|gain|profit|double|triple) ${WORDS}(?:\\$?\\d|money|fortunes?|profits?|gains|returns|thousands|millions)`,
    ),
    except: spared(
      '^turn\\w{0,3} .{0,40}? of (?:its |their |the )?(?:\\w+ )?(?:revenue|sales|capital|spending|assets|cash|inventory|cost|debt|backlog|orders|bookings|profit|income)',
      '^.{0,50}\\b(?:points|credits|miles|badge|cpe|certificate)',
      '^get(?:ting)? rich (?:data|content|media|text|results|insights|snippets)',
      '^.{0,30}rich (?:in|source|data|history)',
    ),
    why: 'It promises a result that most readers will not have. Earnings claims need proof that they are typical.',
    citation: `${FTC}; ${FINRA}`,
    rewrite: 'Say what the company earned, not what the reader will.',
  },
  {
    ...base,
    id: 'effortless-money',
    title: 'Money for nothing',
    finds: found(
      `\\b(?:money|cash|income|profits?|gains?|returns?|earn(?:s|ing)?|paid|rich(?:er)?|\\$\\d[\\d,.]{0,10}) ${WORDS}while you(?:'re| are)? (?:sleep|asleep|sleeping)\\b`,
      `\\b(?:easy|effortless|instant|overnight|free) (?:money|profits?|gains?|riches|wealth|fortunes?)\\b`,
      `\\b(?:effortless|instant|automatic|hands-free) (?:cash|income)\\b`,
      `\\b(?:money|cash|profit|income|wealth)(?:[- ](?:making|printing))?[- ]machine\\b`,
      `\\b(?:profits?|gains?|pays?|paid|money|income|winners?) ${WORDS}like clockwork\\b`,
      `\\bautopilot (?:income|profits?|wealth)\\b`,
      `\\b(?:income|profits?|money|wealth) on autopilot\\b`,
    ),
    except: spared(
      '^easy money (?:polic|era|condition|stance|from (?:the|central)|cycle|world|polit|credit|years|period)',
      '^free (?:money|gains?) (?:market|transfer|order|supply|flow)',
    ),
    why: 'Income without work or risk does not exist; to sell it is what the order against RagingBull was about.',
    citation: FTC,
    rewrite: 'Say what the reader has to do, to know and to risk.',
  },
];
