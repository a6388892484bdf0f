/** Everything that carries a name of ours: a shop that renames itself changes this file. */
export const brand = {
  name: 'Tessera',
  /** In cookie keys and headers. */
  prefix: 'tessera',
  paymentProvider: 'MortarPay',
  /** Path segment of the marketing forms. */
  marketing: 'broadcast',
} as const

/** The header that carries the shop's own token beside the bearer of the platform. */
export const shopTokenHeader = `${brand.prefix}-auth-token` as const
export const siteHeader = 'siteid'
/** On calls inside the process, for a page that was counted as a whole. */
export const countedPageHeader = 'x-counted-page'
/** Said by every answer of the middleware; a caller that asks for another one is refused. */
export const apiVersion = '1'
export const apiVersionHeader = 'api-version'
