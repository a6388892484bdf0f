import { cartPaths } from '@tessera/contract/shop/constants'

/** Pages of one person: carts, accounts, placed orders and links to pay. */
const personalPaths = [...cartPaths, '/account', '/order-confirmation', '/pay/'] as const

export const isPersonalPath = (pathname: string): boolean => personalPaths.some((path) => pathname.startsWith(path))

/**
 * Paths that crawlers must not index: carts and accounts. A path excludes every address with that prefix, so short ones
 * end with `$`: `/me` would also exclude the pictures under `/media`.
 */
export const closedPaths = [
  ...personalPaths,
  '/sign-',
  '/me$',
  '/suggest$',
  '/collect$',
  '/collect/recording$',
] as const
