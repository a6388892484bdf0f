import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from './public-address.ts'
import type { Target } from './target.ts'

/** Resolves all addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export type PinProblem = 'unresolved' | 'refused-address' | 'timeout'

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

/**
 * Resolves a name once; the call connects to these addresses only, even if the name changes a moment later. One
 * non-public address rejects all, because the next answer may list it first.
 */
export async function pin(target: Target, resolve: Resolve, milliseconds: number): Promise<string[] | PinProblem> {
  const addresses = isIP(target.hostname)
    ? [target.hostname]
    : await within(milliseconds, resolve(target.hostname)).catch(() => [])
  if (addresses === 'timeout') return 'timeout'
  if (addresses.length === 0) return 'unresolved'
  if (!target.isException && !addresses.every(isPublic)) return 'refused-address'
  return [...addresses]
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | 'timeout'> {
  const { promise, resolve } = Promise.withResolvers<'timeout'>()
  const timer = setTimeout(() => resolve('timeout'), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** A DNS lookup that always answers the pinned addresses. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, { all }, answer) => {
    const [first] = known
    if (all || !first) return answer(null, known)
    answer(null, first.address, first.family)
  }
}
