/** The page after the end of a session for a customer. */
export const actingEndedPath = '/acting/ended'

/** The bar and the answer to what a script sent tell this to staff who look. */
export const nothingSent = 'Nothing was sent: you opened the shop to look only.'

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
