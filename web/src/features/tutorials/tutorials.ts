/** One card of the tutorial pages. */
export interface Tutorial {
  name: string;
  badge: string;
  description: string;
  features: string[];
  /** Where its video is; null while there is none. */
  videoUrl: string | null;
}

/** The video that shows the whole. */
export const OVERVIEW: Tutorial = {
  name: 'Platform overview',
  badge: 'Start here',
  description: 'From a document to an email that is ready to send: how the tools of Copydesk work together.',
  features: ['Find your way around the dashboard', 'Write, refine and review an email', 'Keep your emails in order'],
  videoUrl: null,
};

/** The tools, each with its video. */
export const TUTORIALS: Tutorial[] = [
  {
    name: 'HotList Email Generator',
    badge: 'Email',
    description: 'Turns a market catalyst into an email.',
    features: ['Upload a report or paste the news', 'Choose catalysts that fit', 'Refine by conversation'],
    videoUrl: null,
  },
  {
    name: 'Starting Now',
    badge: 'Events',
    description: 'Writes the email for a live event or an opportunity.',
    features: ['Event details read from your document', 'Market catalysts to go with it', 'Every version kept'],
    videoUrl: null,
  },
  {
    name: 'Clone A Winner',
    badge: 'Winners',
    description: 'Writes a new email on the pattern of one that worked.',
    features: ['Paste a winning email', 'Say what the new one is about', 'Compare the two'],
    videoUrl: null,
  },
  {
    name: 'Campaign Generator',
    badge: 'Campaign',
    description: 'Five days of email and the order form, from one brief.',
    features: ['Six guided steps', 'Every part rewritten or edited on its own', 'Figures and dates checked'],
    videoUrl: null,
  },
  {
    name: 'Copy Coach',
    badge: 'Coaching',
    description: 'RodChief reads your copy and shows you the better line.',
    features: ['Disrupt, Intrigue, Click, Kick', 'An improved version', 'Chat about specific improvements'],
    videoUrl: null,
  },
];
