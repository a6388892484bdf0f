import {
  addresseAssignments,
  addresses,
  adminAddresses,
  supplierAddresses,
} from '@tessera/contract/platform/companies/addresses'
import { addressProblems } from '@tessera/domain/companies/address'
import { ApiError, fail } from '@tessera/server/api-error'
import type { PlatformHandlers } from '../actor.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { partyAssignments } from './party-assignments.ts'

const checkAddress: WriteRule = async (_call, { after }) => {
  const problems = addressProblems(after)
  if (problems.length === 0) return undefined
  throw new ApiError(
    problems.map(({ property, message }) => ({ code: 'ValidationFailure', message, data: { Property: property } })),
  )
}

export const addressHandlers: PlatformHandlers = {
  ...withRules(adminAddresses, checkAddress),
  ...withRules(addresses, checkAddress),
  ...withRules(supplierAddresses, checkAddress),
  ...partyAssignments(addresseAssignments, async ({ body }) => {
    if (!body.IsBilling && !body.IsShipping) fail('AddressAssignment.MustBeBillingOrShipping')
  }),
}
