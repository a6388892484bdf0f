/** In a file of its own: every page has it, and the other sentences only where a form failed. */
export const notSent = 'You’re offline, so this wasn’t sent. What you entered is still here.'
