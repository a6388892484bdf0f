/** Everything that contains the brand name: a renamed shop changes only this file. */
export const brand = {
  name: 'Tessera',
  /** Used in cookie keys and headers. */
  prefix: 'tessera',
  paymentProvider: 'MortarPay',
  /** Path segment of the marketing forms. */
  marketing: 'broadcast',
} as const

/** The header with the shop's own token, beside the platform's bearer token. */
export const shopTokenHeader = `${brand.prefix}-auth-token` as const
export const siteHeader = 'siteid'
/** The sites that the shop serves, the default first; a call that names another one is refused. */
export const siteIds: readonly [string, ...string[]] = ['us']
/** Set on in-process calls of a page whose request was already counted. */
export const countedPageHeader = 'x-counted-page'
/** Sent with every answer of the middleware; a caller that requests another version is refused. */
export const apiVersion = '1'
export const apiVersionHeader = 'api-version'
