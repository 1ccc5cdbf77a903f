/** Said where somebody changes a draft while it is being written. */
export const STILL_WRITING = 'The email is still being written. Please wait until it is done, or stop it.';
