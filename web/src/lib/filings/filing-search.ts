/** Whether filings can be looked up; `unset` where they could be, and the user is one who can see to it. */
export type FilingSearch = 'on' | 'off' | 'unset';
