import type { Area } from '../../kit/area.ts'
import { addresseAssignments, addresses, adminAddresses, supplierAddresses } from './addresses.ts'
import { approvalRules, sellerApprovalRules } from './approval-rules.ts'
import { buyers, buyersActions } from './buyers.ts'
import { costCenterAssignments, costCenters } from './cost-centers.ts'
import { creditCardAssignments, creditCards } from './credit-cards.ts'
import { spendingAccountAssignments, spendingAccounts } from './spending-accounts.ts'
import { suppliers, suppliersActions } from './suppliers.ts'

/** Buyers, suppliers and their records. */
export const companiesArea: Area = {
  resources: [
    adminAddresses,
    addresses,
    supplierAddresses,
    buyers,
    suppliers,
    costCenters,
    creditCards,
    spendingAccounts,
    approvalRules,
    sellerApprovalRules,
  ],
  relations: [addresseAssignments, costCenterAssignments, creditCardAssignments, spendingAccountAssignments],
  actions: [...buyersActions, ...suppliersActions],
}
