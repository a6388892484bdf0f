import { cartPaths } from '@tessera/contract/shop/constants'

/**
 * Paths that crawlers must not index: carts and accounts. A path excludes every address with that prefix, so short ones
 * end with `$`: `/me` would also exclude the pictures under `/media`.
 */
export const closedPaths = [
  ...cartPaths,
  '/account',
  '/order-confirmation',
  '/sign-',
  '/me$',
  '/suggest$',
  '/collect$',
  '/collect/recording$',
] as const
