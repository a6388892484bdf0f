/** The page after the end of a session for a customer. */
export const actingEndedPath = '/acting/ended'

/** Forms that staff may send while they only look: they end it, or change nothing of the customer. */
const openForms: ReadonlySet<string> = new Set([
  '/acting',
  '/acting/end',
  '/sign-out',
  '/theme',
  '/collect',
  '/collect/recording',
])

export const mayPostWhileLooking = (pathname: string): boolean => openForms.has(pathname)
