import type { About, Tone } from './tone';

const READ: Record<About['source'], string> = { report: 'report', call: 'call transcript', document: 'document' };

const PROFESSIONAL: Tone = {
  matches: /professional|formal|business|corporate/i,
  greeting: 'Dear reader,',
  subject: [''],
  opening: [''],
  turn: [
    () => 'One line never tells the whole story, so here is what stands around it.',
    () => 'That is the line that will be quoted. The ones around it explain it.',
  ],
  whyNow: [
    ({ possessive, source }) =>
      `the numbers in ${possessive} ${source} are on record, and most people will only ever see the headline.`,
    ({ possessive, source }) =>
      `${possessive} ${source} is there to be read, and those who read it form their view on facts, not on commentary.`,
  ],
  figures: 'The figures, this period against the same one a year earlier:',
  details: (source) => `Worth knowing from the same ${source}:`,
  link: [
    ({ company }) => `It is also a reason to look at ${company} again, with the figures at hand.`,
    ({ possessive }) => `Against that background, ${possessive} own figures are worth a second look.`,
  ],
  closing: [
    ({ company }) =>
      `None of this is a forecast. It is what ${company} has put on record, and it is the right place to begin before you form a view of your own.`,
    ({ company }) =>
      `Figures like these decide nothing for you. They do give you firm ground to judge ${company} from, and that is worth ten minutes of your time.`,
  ],
  callToAction: ({ possessive, source }) =>
    `Read ${possessive} full ${READ[source]} today and weigh these figures for yourself.`,
  signOff: 'Kind regards,',
  story: {
    why: [
      'news of this kind is read by everybody and thought through by few. The first hours belong to opinion; the facts are what remains.',
      'the facts are still fresh, and a view that is formed on facts holds longer than one that is formed on commentary.',
    ],
    closing:
      'None of this is a forecast. It is what is known today, and the right place to begin before you form a view of your own.',
    callToAction: 'Read the full story today and decide what it means for you.',
  },
};

const URGENT: Tone = {
  matches: /urgent|urgency|hurry|scarcity|fomo|time[- ]sensitive|immediate/i,
  greeting: '',
  subject: ['Read this today: ', 'Before the day is out: '],
  opening: ['Stop for a moment and look at this.', 'This cannot wait until the weekend.'],
  turn: [
    () => 'It is public. It is on record. And it is not the only thing you should know today.',
    () => 'That is only the first line. Do not close this before you have seen the next ones.',
  ],
  whyNow: [
    ({ possessive, source }) =>
      `${possessive} ${source} is already out. Every day it lies unread, somebody else has read it first.`,
    ({ company }) =>
      `opinions on ${company} are being formed as you read this. Have the figures before you have the opinion.`,
  ],
  figures: 'Look at the change in a single year:',
  details: () => 'And there is more:',
  link: [
    ({ company }) => `That puts ${company} on the table today, not next week.`,
    ({ company }) => `If ${company} is on your list, this is the moment to look.`,
  ],
  closing: [
    ({ company }) =>
      `No promises here, and no predictions. Only what ${company} itself has put on record. But facts are of use while they are fresh, and these are fresh now.`,
    () => 'This is no prediction. These are facts, and the best moment to know a fact is before everybody does.',
  ],
  callToAction: ({ possessive, source }) => `Open ${possessive} ${READ[source]} now, while it still counts.`,
  signOff: 'Don’t put it off,',
  story: {
    why: [
      'this is happening as you read, and the facts are of most use while they are new.',
      'by tomorrow everybody will have an opinion on it. Today you can still have the facts first.',
    ],
    closing:
      'This is no prediction. These are the facts as they stand, and the best moment to know a fact is before everybody does.',
    callToAction: 'Read the full story now, while it is still news.',
  },
};

const CONVERSATIONAL: Tone = {
  matches: /conversational|casual|friendly|warm|chatty|informal|personal/i,
  greeting: 'Hi there,',
  subject: ['Did you see this? ', 'Quick one: '],
  opening: [
    'Got two minutes? Here’s something worth them.',
    'Let’s skip the small talk and go straight to the good part.',
  ],
  turn: [
    () => 'I know, one number on its own doesn’t say much. So let’s look at a few more.',
    () => 'And that’s just the line everybody will quote. The rest is where it gets interesting.',
  ],
  whyNow: [
    ({ possessive, source }) =>
      `${possessive} ${source} is out, and let’s be honest: hardly anyone is going to read it. You’re about to know what’s in it anyway.`,
    ({ company }) => `people are going to have opinions about ${company}. It’s nice to have the facts first.`,
  ],
  figures: 'Here’s how it looks next to a year ago:',
  details: () => 'A few more things I’d want to know if I were you:',
  link: [
    ({ company }) => `And that’s exactly why I went back to ${company}.`,
    ({ possessive }) => `Which makes ${possessive} numbers a lot more interesting, doesn’t it?`,
  ],
  closing: [
    ({ company }) =>
      `Now, nobody can tell you what comes next, and I won’t try. This is simply what ${company} has put on the table.`,
    () =>
      'Will it go on like this? Nobody knows, and anyone who says so is guessing. But now you know where things stand.',
  ],
  callToAction: ({ possessive, source }) => `Have a look at ${possessive} ${READ[source]} yourself. It’s worth it.`,
  signOff: 'Talk soon,',
  story: {
    why: [
      'you’re going to hear a lot of opinions about this. It’s good to know the facts before you do.',
      'it’s the kind of news that is easy to skim and worth a second thought.',
    ],
    closing: 'What comes next? Nobody knows, and I won’t pretend to. But now you know what happened.',
    callToAction: 'Have a look at the full story. It’s worth two minutes.',
  },
};

const BOLD: Tone = {
  matches: /bold|provocative|aggressive|edgy|hard[- ]hitting|punchy|confident/i,
  greeting: '',
  subject: ['No spin: '],
  opening: ['Forget the commentary. Look at the numbers.', 'Everybody has an opinion. Here are the facts.'],
  turn: [
    () => 'Read that again. Then read on, because the rest is just as plain.',
    () => 'No adjectives needed. And it does not stop there.',
  ],
  whyNow: [
    ({ possessive, source }) =>
      `most people will argue about ${possessive} ${source} without opening it. You just opened it.`,
    () => 'the crowd waits to be told what to think. The figures are already there for those who look.',
  ],
  figures: 'One year. Side by side:',
  details: () => 'More facts, no filler:',
  link: [
    ({ company }) => `Now put ${company} next to that.`,
    ({ possessive }) => `Keep that in mind when you read ${possessive} numbers.`,
  ],
  closing: [
    ({ company }) => `No hype and no promises. ${company} reported, you read it, and what you make of it is up to you.`,
    () => 'We won’t tell you what happens next. Nobody can. We will tell you that facts beat noise, every single time.',
  ],
  callToAction: ({ possessive, source }) => `Open ${possessive} ${READ[source]} and check every number yourself.`,
  signOff: 'Stay sharp,',
  story: {
    why: [
      'everybody will talk about it and few will look at it. Look at it.',
      'the noise starts tomorrow. The facts are here today.',
    ],
    closing: 'No hype, no promises. That is what happened, and what you make of it is up to you.',
    callToAction: 'Read the full story and check it yourself.',
  },
};

const EDUCATIONAL: Tone = {
  matches: /educat|informative|analytic|explain|instruct|data[- ]driven|academic/i,
  greeting: 'Dear reader,',
  subject: ['How to read it: '],
  opening: [
    'Reading a company begins with one figure and a question: compared with what?',
    'A figure means something only next to another one. Here are both.',
  ],
  turn: [
    () => 'The top line says how much came in. To see what became of it, follow it down.',
    () => 'With that as a starting point, the remaining figures fall into place.',
  ],
  whyNow: [
    ({ possessive, source }) =>
      `${possessive} ${source} is a good example to learn from, since the changes in it are large enough to follow line by line.`,
    () => 'figures are best studied while they are current and the questions around them are still open.',
  ],
  figures: 'Compare each line with the same period a year earlier:',
  details: (source) => `The ${source} adds some context:`,
  link: [
    ({ possessive }) => `To see what news like that can mean for a business, set it beside ${possessive} own figures.`,
    ({ company }) => `${company} is a good case to study it on.`,
  ],
  closing: [
    ({ company }) =>
      `What should you take from this? Not a forecast, but a method: begin with what ${company} reported, and ask of each figure what moved it.`,
    () => 'None of these figures predicts the next one. Together they show where to look when the next ones come.',
  ],
  callToAction: ({ possessive, source }) => `Go through ${possessive} ${READ[source]} with these figures beside you.`,
  signOff: 'Kind regards,',
  story: {
    why: [
      'an event is best studied while the questions around it are still open.',
      'it shows a mechanism at work that is worth knowing well beyond this one case.',
    ],
    closing: 'None of this predicts what follows. It does show which question to ask next.',
    callToAction: 'Read the full story with that question in mind.',
  },
};

const EXCLUSIVE: Tone = {
  matches: /exclusive|luxur|premium|elite|vip|insider|sophisticated/i,
  greeting: 'Dear valued reader,',
  subject: ['For careful readers: ', 'Behind the headline: '],
  opening: [
    'Most readers will see the headline. You are about to see what stands behind it.',
    'Some figures deserve a quiet moment and a closer look.',
  ],
  turn: [
    () => 'It is a figure that will be quoted widely. What stands beside it will not be.',
    () => 'The detail, as so often, is where the interest lies.',
  ],
  whyNow: [
    ({ possessive, source }) => `${possessive} ${source} rewards those who take the time to read it, and few will.`,
    () => 'a considered view is formed early, from the source, and before the noise begins.',
  ],
  figures: 'The principal figures, beside those of a year earlier:',
  details: (source) => `Selected from the ${source}:`,
  link: [
    ({ possessive }) => `It lends ${possessive} figures a significance that few will notice.`,
    ({ company }) => `It is a good reason to consider ${company} anew, and quietly.`,
  ],
  closing: [
    ({ company }) =>
      `We make no forecast, and we would distrust one. What ${company} has put on record speaks well enough to those who know how to read it.`,
    () => 'There is no promise in any of these lines. There is the one thing that lasts longer: a clear view.',
  ],
  callToAction: ({ possessive, source }) =>
    `Take ${possessive} full ${READ[source]} in hand and read it at your leisure.`,
  signOff: 'With compliments,',
  story: {
    why: [
      'a considered view is formed early, from the facts, and before the noise begins.',
      'its significance will be clear to everybody in time. It is of more use today.',
    ],
    closing:
      'We make no forecast, and we would distrust one. These are the facts, for those who know how to read them.',
    callToAction: 'Take a quiet moment and read the full story.',
  },
};

const TONES = [URGENT, CONVERSATIONAL, BOLD, EDUCATIONAL, EXCLUSIVE, PROFESSIONAL];

/** The tone that a brief asks for; professional where it asks for none that is known. */
export function findTone(wanted: string): Tone {
  return TONES.find((tone) => tone.matches.test(wanted)) ?? PROFESSIONAL;
}
