import { readOwnPath } from '@tessera/contract/kit/read-own-path'

/** Must fit into a URL together with the provider's parameters. */
const mostCharacters = 300

/** The shop path to which a customer returns from a provider, without its fragment. */
export function readReturnPath(asked: unknown): string | undefined {
  const path = readOwnPath(asked)?.split('#')[0]
  return path && path.length <= mostCharacters ? path : undefined
}
