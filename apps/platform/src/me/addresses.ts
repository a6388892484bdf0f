import { Address } from '@tessera/contract/platform/companies/addresses'
import { BuyerAddress } from '@tessera/contract/platform/me/me-models'
import { addressProblems } from '@tessera/domain/companies/address'
import { ApiError, fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformHandlers } from '../actor.ts'
import type { ColumnAssignment } from '../engine/column-assignments.ts'
import { tableOf } from '../engine/table.ts'
import { usableAddresses } from '../visibility/usable-addresses.ts'
import { privateRecords } from './private-records.ts'

function checkAddress(after: RequestBody): void {
  const problems = addressProblems(after)
  if (problems.length > 0)
    throw new ApiError(
      problems.map(({ property, message }) => ({ code: 'ValidationFailure', message, data: { Property: property } })),
    )
  if (!after.Shipping && !after.Billing) fail('BuyerAddress.MustBeBillingOrShipping')
}

function purposeColumns({ Shipping, Billing }: RequestBody, isPatch: boolean): ColumnAssignment[] {
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
  rows: usableAddresses,
  company: (buyerID) => [
    { column: 'company_type', value: sql`'buyer'` },
    { column: 'company_id', value: sql`${buyerID}` },
  ],
  privateColumns: purposeColumns,
  shared: 'Address.CannotEditPublic',
  check: checkAddress,
})
