import { readLocalPath } from '@tessera/contract/kit/read-local-path'

/** Must fit into a URL together with the provider's parameters. */
const maxCharacters = 300

/** The shop path to which a customer returns from a provider, without its fragment. */
export function readReturnPath(input: unknown): string | undefined {
  const path = readLocalPath(input)?.split('#')[0]
  return path && path.length <= maxCharacters ? path : undefined
}
