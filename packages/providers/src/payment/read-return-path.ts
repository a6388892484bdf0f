import { readOwnPath } from '@tessera/contract/kit/read-own-path'

/** With what a provider adds, it must fit into an address. */
const mostCharacters = 300

/** The page of the shop that a customer comes back to from a provider, without its fragment. */
export function readReturnPath(asked: unknown): string | undefined {
  const path = readOwnPath(asked)?.split('#')[0]
  return path && path.length <= mostCharacters ? path : undefined
}
