import type { ValueOf } from '@tessera/contract/kit/model'
import type { PostalAddress } from '@tessera/contract/middleware/address/models'
import { type FieldProblem, refuse } from '../../../kit/shop-error.ts'

type AddressFields = Partial<ValueOf<typeof PostalAddress>>

const requiredFields = ['firstName', 'lastName', 'street1', 'city', 'state', 'zip'] as const

/** Requires a complete company address. */
export function checkCompanyAddress(place: AddressFields): void {
  const fields: FieldProblem[] = requiredFields
    .filter((name) => !place[name]?.trim())
    .map((name) => ({ field: `address.${name}`, message: 'This field is required.' }))
  if (place.state && !/^[A-Z]{2}$/.test(place.state))
    fields.push({ field: 'address.state', message: 'Two letters, for example IL.' })
  if (place.zip && !/^\d{5}(-\d{4})?$/.test(place.zip))
    fields.push({ field: 'address.zip', message: 'Enter a 5-digit ZIP code.' })
  if (fields.length > 0) refuse('Request.Invalid', { fields })
}
