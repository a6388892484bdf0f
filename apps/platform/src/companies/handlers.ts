import { costCenterAssignments } from '@tessera/contract/platform/companies/cost-centers'
import { creditCardAssignments } from '@tessera/contract/platform/companies/credit-cards'
import { spendingAccountAssignments } from '@tessera/contract/platform/companies/spending-accounts'
import { localeAssignments } from '@tessera/contract/platform/identity/locales'
import { securityProfileAssignments } from '@tessera/contract/platform/identity/security-profiles'
import type { PlatformHandlers } from '../actor.ts'
import { addressHandlers } from './addresses.ts'
import { approvalRuleHandlers } from './approval-rules.ts'
import { buyerHandlers } from './buyers.ts'
import { partyAssignments } from './party-assignments.ts'
import { supplierHandlers } from './suppliers.ts'

export const companyHandlers: PlatformHandlers = {
  ...buyerHandlers,
  ...supplierHandlers,
  ...addressHandlers,
  ...approvalRuleHandlers,
  ...partyAssignments(costCenterAssignments),
  ...partyAssignments(creditCardAssignments),
  ...partyAssignments(spendingAccountAssignments),
  ...partyAssignments(localeAssignments),
  ...partyAssignments(securityProfileAssignments),
}
