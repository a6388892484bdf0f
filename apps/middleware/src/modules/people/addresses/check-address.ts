import type { AddressCheck, PlaceInput } from '@tessera/client/shop/types.gen'
import { type KnownZip, normalizeAddress, typedAddressProblems } from '@tessera/domain/address/typed-address'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { fillAddress } from '../../../kit/fill-address.ts'
import { refuse } from '../../../kit/shop-error.ts'

const findZip = (db: Queryable, zip: string | null | undefined): Promise<KnownZip | undefined> =>
  db.find(sql`select city, state from zip_places where zip = ${(zip ?? '').trim().slice(0, 5)}`)

/** Finds problems and normalizes the spelling. */
export async function inspectAddress<P extends PlaceInput>(db: Queryable, place: P, isFreight: boolean) {
  const known = await findZip(db, place.zip)
  return { problems: typedAddressProblems(place, known, isFreight), tidy: normalizeAddress(place, known) }
}

/** Checks whether we can deliver there and suggests a spelling; calls no external service. */
export async function checkAddress(db: Queryable, place: PlaceInput, isFreight: boolean): Promise<AddressCheck> {
  const { problems, tidy } = await inspectAddress(db, place, isFreight)
  const isSame = (['street1', 'city', 'state', 'zip'] as const).every((field) => tidy[field] === place[field])
  return {
    isValid: problems.length === 0,
    problems,
    suggestion: problems.length > 0 || isSame ? null : fillAddress(tidy),
  }
}

/** Returns the normalized address, or refuses with a message per field. */
export async function requireValidAddress<P extends PlaceInput>(
  db: Queryable,
  place: P,
  isFreight: boolean,
  prefix = '',
): Promise<P> {
  const { problems, tidy } = await inspectAddress(db, place, isFreight)
  if (problems.length > 0)
    refuse('Address.Invalid', { fields: problems.map((one) => ({ ...one, field: prefix + one.field })) })
  return tidy
}
