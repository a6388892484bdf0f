import { testApprovalRule } from '@tessera/contract/platform/additions/rule-tests'
import { type FoundOperation, findOperation } from '../../operations/find-operation.ts'
import { isAllowed, notHere } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** Rules of the seller and of a buyer are two collections of the platform. */
export function ruleCall(buyer: string, name: string, id?: string): FoundOperation {
  const operation = findOperation(`${buyer ? '' : 'Seller'}ApprovalRules.${name}`)
  if (!operation) throw notHere()
  return { operation, params: { ...(buyer && { buyerID: buyer }), ...(id !== undefined && { approvalRuleID: id }) } }
}

export const ruleHref = (buyer: string, id: string, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...(buyer && { buyer }), ...more }).toString()
  return `/approvals/${encodeURIComponent(id)}${query && `?${query}`}`
}

/** Whether this person may list the orders of customers. */
export function mayReadOrders({ caller }: Staff): boolean {
  const orders = findOperation('Orders.List')
  return orders !== undefined && isAllowed(caller, orders, { direction: 'Incoming' })
}

/** The sentence instead of the bench; null for people who may use it. */
export function missingRuleBench(staff: Staff): string | null {
  if (mayReadOrders(staff) && isAllowed(staff.caller, testApprovalRule, {})) return null
  return 'To test on orders you need permission to read them: OrderReader. An administrator can add it to your security profile.'
}
