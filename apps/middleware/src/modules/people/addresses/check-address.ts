import type { AddressCheck, PostalAddressInput } from '@tessera/client/shop/types.gen'
import { type KnownZip, normalizeAddress, typedAddressProblems } from '@tessera/domain/address/typed-address'
import type { Queryable } from '@tessera/server/database'
import { LruCache } from '@tessera/server/lru-cache'
import { sql } from '@tessera/server/sql'
import { completeAddress } from '../../../kit/complete-address.ts'
import { refuse } from '../../../kit/shop-error.ts'

/** Places are written once, when a shop is filled. */
const knownZips = new LruCache<KnownZip>(5000)

async function findZip(db: Queryable, typed: string | null | undefined): Promise<KnownZip | undefined> {
  const zip = (typed ?? '').trim().slice(0, 5)
  const known = knownZips.get(zip)
  if (known) return known
  const found = await db.find<KnownZip>(sql`select city, state from zip_places where zip = ${zip}`)
  if (found) knownZips.set(zip, found)
  return found
}

/** Normalizes the spelling. Freight has problems of its own, which are listed with the others. */
export async function inspectAddress<P extends PostalAddressInput>(db: Queryable, place: P) {
  const known = await findZip(db, place.zip)
  return {
    tidy: normalizeAddress(place, known),
    listProblems: (isFreight: boolean) => typedAddressProblems(place, known, isFreight),
  }
}

/** Checks whether we can deliver there and suggests a spelling; calls no external service. */
export async function checkAddress(
  db: Queryable,
  place: PostalAddressInput,
  isFreight: boolean,
): Promise<AddressCheck> {
  const { tidy, listProblems } = await inspectAddress(db, place)
  const problems = listProblems(isFreight)
  const isSame = (['street1', 'city', 'state', 'zip'] as const).every((field) => tidy[field] === place[field])
  return {
    isValid: problems.length === 0,
    problems,
    suggestion: problems.length > 0 || isSame ? null : completeAddress(tidy),
  }
}

/** Returns the normalized address, or refuses with a message per field. */
export async function requireValidAddress<P extends PostalAddressInput>(
  db: Queryable,
  place: P,
  prefix = '',
): Promise<P> {
  const { tidy, listProblems } = await inspectAddress(db, place)
  const problems = listProblems(false)
  if (problems.length > 0)
    refuse('Address.Invalid', { fields: problems.map((one) => ({ ...one, field: prefix + one.field })) })
  return tidy
}
