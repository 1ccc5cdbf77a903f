const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 20, 2026' */
export function formatDate(iso: string): string {
  return format(DATE, iso);
}

/** 'Nov 20, 2026, 2:05 PM' */
export function formatDateTime(iso: string): string {
  return format(DATE_TIME, iso);
}

function format(form: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : form.format(date);
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** 'Friday, November 20, 2026 at 4:12 PM' */
export function formatLongDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : LONG_DATE.format(date);
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Nov 20, 4:12 PM' */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : MOMENT.format(date);
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day of the server's by its date: 'Mar 1'. */
export function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

const PUBLISHED = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day on which something was published, among other words with commas: '3 Nov 2026'. */
export function formatPublished(date: string): string {
  return PUBLISHED.format(new Date(`${date}T00:00:00Z`));
}
