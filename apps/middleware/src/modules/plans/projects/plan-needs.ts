import type { Place, PlaceInput } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import type { Visitor } from '../../../kit/visitor.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'

export interface PlanNeeds {
  database: Database
  catalogue: Catalogue
}

/** What of a request these calls look at. */
export interface PlanCall {
  actor: Visitor
  now: Date
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** Text that is there or not: spaces alone are nothing. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null

/** A number of ours is never longer; what is no UUID is nobody's. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** JSON of the database writes moments with an offset; the wire has one spelling. */
export const momentOf = (text: string): string => new Date(text).toISOString()
export const maybeMoment = (text: string | null): string | null => text && momentOf(text)

/** Every part of an address, as it is kept. */
export const wholePlace = (place: PlaceInput): Place => ({
  firstName: place.firstName ?? '',
  lastName: place.lastName ?? '',
  company: place.company ?? null,
  street1: place.street1 ?? '',
  street2: place.street2 ?? null,
  city: place.city ?? '',
  state: place.state ?? '',
  zip: place.zip ?? '',
  phone: place.phone ?? null,
  country: 'US',
})
