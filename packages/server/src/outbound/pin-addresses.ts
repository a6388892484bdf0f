import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import type { OutboundTarget } from './outbound-target.ts'

/** Resolves all addresses of a name. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>

export type PinProblem = 'unresolved' | 'refused-address' | 'timeout'

export const systemResolve: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

/**
 * Resolves a name once; the call connects to these addresses only, even if the name changes a moment later. One
 * non-public address rejects all, because the next answer may list it first.
 */
export async function pinAddresses(
  target: OutboundTarget,
  resolve: ResolveHost,
  milliseconds: number,
): Promise<string[] | PinProblem> {
  const addresses = isIP(target.hostname)
    ? [target.hostname]
    : await raceTimeout(milliseconds, resolve(target.hostname)).catch(() => [])
  if (addresses === 'timeout') return 'timeout'
  if (addresses.length === 0) return 'unresolved'
  if (!target.isException && !addresses.every(isPublicAddress)) return 'refused-address'
  return [...addresses]
}

async function raceTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | 'timeout'> {
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
