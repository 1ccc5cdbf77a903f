import films from './films.json';

/** The films that were recorded of the product: how long each is, and what it shows from which second on. */
export const FILMS = films;

export type FilmName = keyof typeof films;

/** One card of the tutorial pages. */
export interface Tutorial {
  name: string;
  badge: string;
  description: string;
  features: string[];
  /** Its video: of a tool, the film that is called like its route; null while there is none. */
  film: FilmName | null;
}

/** The video that shows the whole. */
export const OVERVIEW: Tutorial = {
  name: 'Platform overview',
  badge: 'Start here',
  description: 'From a document to an email that is ready to send: how the tools of Copydesk work together.',
  features: ['Find your way around the dashboard', 'Write, refine and review an email', 'Keep your emails in order'],
  film: 'overview',
};

/** The tools, each with its video. */
export const TUTORIALS: Tutorial[] = [
  {
    name: 'HotList Email Generator',
    badge: 'Email',
    description: 'Turns a market catalyst into an email.',
    features: ['Upload a report or paste the news', 'Choose catalysts that fit', 'Refine by conversation'],
    film: 'hotlist',
  },
  {
    name: 'Starting Now',
    badge: 'Events',
    description: 'Writes the email for a live event or an opportunity.',
    features: ['Event details read from your document', 'Market catalysts to go with it', 'Every version kept'],
    film: 'starting-now',
  },
  {
    name: 'Clone A Winner',
    badge: 'Winners',
    description: 'Writes a new email on the pattern of one that worked.',
    features: ['Paste a winning email', 'Say what the new one is about', 'Compare the two'],
    film: 'clone-winner',
  },
  {
    name: 'Subject Lines',
    badge: 'Subjects',
    description: 'Ten subject lines for a draft or an idea.',
    features: ['Each with an angle of its own', 'From a draft, a brief or a document', 'Short enough for a phone'],
    film: 'subject-lines',
  },
  {
    name: 'Campaign Generator',
    badge: 'Campaign',
    description: 'Five days of email and the order form, from one brief.',
    features: ['Six guided steps', 'Every part rewritten or edited on its own', 'Figures and dates checked'],
    film: 'campaign-generator',
  },
  {
    name: 'Copy Coach',
    badge: 'Coaching',
    description: 'RodChief reads your copy and shows you the better line.',
    features: ['Disrupt, Intrigue, Click, Kick', 'An improved version', 'Chat about specific improvements'],
    film: 'rodchief',
  },
];

/** Where the page is that plays a film. */
export const pathOfFilm = (film: FilmName): string => `/how-to-use/${film}`;

/** A file of a film: the film itself, its captions, or the picture that stands for it. */
export const fileOfFilm = (film: FilmName, kind: 'webm' | 'vtt' | 'webp'): string => `/tutorials/${film}.${kind}`;

/** '0:42' */
export function formatPlace(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
