import type { ApprovalRule, Buyer } from '@tessera/client/platform/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { isAllowed, requireRight } from '../../operations/read-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { mayReadOrders, ruleCall, ruleHref } from './approval-calls.server.ts'
import type { ApprovalsView, RuleRow } from './approval-view.ts'
import { loadWaiting } from './load-waiting.server.ts'
import { nameGroups } from './name-groups.server.ts'

interface Listed<T> {
  Items: T[]
}

const all = { pageSize: '100' }
/** Each of them is a call. */
const maxBuyers = 20

/** The rules of the seller and of one buyer, and everything that waits for an answer. */
export async function loadApprovals(staff: Staff, query: URLSearchParams): Promise<ApprovalsView> {
  requireRight(staff.caller, ruleCall('', 'List').operation, {})
  const buyers = (await tryRead<Listed<Buyer>>(staff, 'Buyers.List', {}, all))?.Items ?? []
  const chosen = query.get('buyer') ?? ''
  const shown = chosen ? [chosen] : buyers.slice(0, maxBuyers).map(({ ID }) => ID)
  const buyer = shown.length === 1 ? (shown[0] ?? '') : ''
  const [waiting, sellerRules, ...buyerRules] = await Promise.all([
    loadWaiting(staff),
    readRules(staff, ''),
    ...shown.map((one) => readRules(staff, one, buyers.find(({ ID }) => ID === one)?.Name ?? one)),
  ])
  return {
    ...waiting,
    mayReadOrders: mayReadOrders(staff),
    shopHref: mayUse(staff, operatorCalls.listOrders) ? '/orders?view=approvals' : null,
    sellerRules,
    buyer: chosen,
    buyers: [
      { value: '', label: buyers.length > maxBuyers ? `The first ${maxBuyers}` : 'All companies' },
      ...buyers.map(({ ID, Name }) => ({ value: ID, label: Name ?? ID })),
    ],
    buyerRules: buyerRules.every((rules) => rules === null) ? null : buyerRules.flatMap((rules) => rules ?? []),
    actions: [...newAction(staff, '', 'New return rule'), ...(buyer ? newAction(staff, buyer, 'New order rule') : [])],
  }
}

async function readRules(staff: Staff, buyer: string, company = ''): Promise<RuleRow[] | null> {
  const { operation, params } = ruleCall(buyer, 'List')
  const found = await tryRead<Listed<ApprovalRule>>(staff, operation.id, params, all)
  const groups = await nameGroups(
    staff,
    buyer,
    (found?.Items ?? []).map(({ ApprovingGroupID }) => ApprovingGroupID),
  )
  return (
    found?.Items.map(({ ID, Name, Description, RuleExpression, ApprovingGroupID }) => ({
      id: ID,
      name: Name || ID,
      href: ruleHref(buyer, ID),
      company,
      description: Description ?? '',
      expression: RuleExpression,
      group: groups.get(ApprovingGroupID) ?? ApprovingGroupID,
    })) ?? null
  )
}

function newAction({ caller }: Staff, buyer: string, label: string) {
  const { operation, params } = ruleCall(buyer, 'Create')
  return isAllowed(caller, operation, params) ? [{ label, href: ruleHref(buyer, 'new'), isDanger: false }] : []
}
