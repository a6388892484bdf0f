import { Address } from '@tessera/contract/platform/companies/addresses'
import { BuyerAddress } from '@tessera/contract/platform/me/me-models'
import { addressProblems } from '@tessera/domain/companies/address'
import { ApiError, fail } from '@tessera/server/api-error'
import type { Body } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformHandlers } from '../actor.ts'
import { tableOf } from '../engine/table.ts'
import type { Assignment } from '../engine/write.ts'
import { ownAddresses } from '../visibility/own-addresses.ts'
import { privateRecords } from './private-records.ts'

function check(after: Body): void {
  const problems = addressProblems(after)
  if (problems.length > 0)
    throw new ApiError(
      problems.map(({ property, message }) => ({ code: 'ValidationFailure', message, data: { Property: property } })),
    )
  if (!after.Shipping && !after.Billing) fail('BuyerAddress.MustBeBillingOrShipping')
}

function purposes({ Shipping, Billing }: Body, isPatch: boolean): Assignment[] {
  const given = [
    { column: 'private_shipping', flag: Shipping },
    { column: 'private_billing', flag: Billing },
  ].filter(({ flag }) => !isPatch || flag !== undefined)
  return given.map(({ column, flag }) => ({ column, value: sql`${flag === true}` }))
}

export const addressViews: PlatformHandlers = privateRecords({
  title: Address.title,
  many: 'Addresses',
  parameter: 'addressID',
  view: tableOf(BuyerAddress, '/me/addresses', 'addresses'),
  stored: tableOf(Address, '/addresses'),
  rows: ownAddresses,
  company: (buyerID) => [
    { column: 'company_type', value: sql`'buyer'` },
    { column: 'company_id', value: sql`${buyerID}` },
  ],
  own: purposes,
  shared: 'Address.CannotEditPublic',
  check,
})
