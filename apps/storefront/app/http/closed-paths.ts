import { cartPaths } from '@tessera/contract/shop/constants'

/**
 * Carts and accounts are nobody's to list; a listing with several filters is one of too many. A path closes all that
 * begin like it, so that short ones end with a sign for the end: `/me` would close the pictures under `/media`.
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
