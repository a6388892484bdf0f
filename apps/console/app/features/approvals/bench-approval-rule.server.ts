import type { ApprovalRule, ApprovalTestOrder, ApprovalTestResults } from '@tessera/client/platform/types.gen'
import { testApprovalRule } from '@tessera/contract/platform/additions/rule-tests'
import { centsOf, formatCount } from '@tessera/ui/format'
import { callOperation } from '../../operations/call-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { benchSize, testMilliseconds } from '../rules/bench-request.ts'
import type { BenchResult, BenchRow, BenchView } from '../rules/bench-view.ts'
import { countReasons } from '../rules/count-reasons.ts'
import { missingRuleBench, ruleCall } from './approval-calls.server.ts'

type Tested = { results: ApprovalTestResults } | { problem: string }

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Tries the form as it is on the newest orders or returns, and the saved rule beside it. */
export async function benchApprovalRule(staff: Staff, form: FormData): Promise<BenchResult> {
  const missing = missingRuleBench(staff)
  if (missing) return { problem: missing }
  const [buyer, id] = [textIn(form, 'buyer'), textIn(form, 'recordID')]
  const rule = {
    ID: textIn(form, 'ID') || null,
    ApprovingGroupID: textIn(form, 'ApprovingGroupID') || null,
    RuleExpression: textIn(form, 'RuleExpression'),
  }
  const stored = id ? ruleCall(buyer, 'Get', id) : undefined
  const saved = stored && (await tryRead<ApprovalRule>(staff, stored.operation.id, stored.params))
  const size = benchSize(form)
  const [draft, before] = await Promise.all([
    runTest(staff, buyer, rule, size),
    saved && runTest(staff, buyer, saved, size),
  ])
  if ('problem' in draft) return draft
  return { bench: benchOf(draft.results, before && 'results' in before ? before.results : null, Boolean(buyer)) }
}

async function runTest({ token }: Staff, buyer: string, Rule: object, PageSize: number): Promise<Tested> {
  const { isOk, data, errors } = await callOperation(token, testApprovalRule, {
    params: {},
    milliseconds: testMilliseconds,
    body: { Rule, PageSize, ...(buyer && { BuyerID: buyer }) },
  })
  if (isOk) return { results: data as ApprovalTestResults }
  return { problem: errors[0]?.Message ?? 'The platform didn’t respond. Try again.' }
}

const keyOf = ({ OrderID, OrderReturnID }: ApprovalTestOrder): string => OrderReturnID ?? OrderID

function resultText({ RequiresApproval, IsApprovedAtOnce }: ApprovalTestOrder): string {
  if (RequiresApproval) return 'Needs approval'
  return IsApprovedAtOnce ? 'Approved by its own buyer' : ''
}

function benchOf(draft: ApprovalTestResults, saved: ApprovalTestResults | null, isOrders: boolean): BenchView {
  const before = new Map(saved?.Results.map((result) => [keyOf(result), resultText(result)]))
  const rows = draft.Results.map((result): BenchRow => {
    const id = keyOf(result)
    return {
      id,
      href: isOrders ? `/r/orders/Incoming/${encodeURIComponent(id)}` : `/r/orderreturns/${encodeURIComponent(id)}`,
      name: id,
      who: result.FromUserName ?? result.FromUserID ?? '',
      date: result.DateCreated,
      cents: centsOf(result.Amount),
      result: resultText(result),
      saved: saved ? (before.get(id) ?? '') : null,
      why: result.Failures?.[0]?.Message ?? null,
    }
  })
  const what = isOrders ? 'orders' : 'returns'
  return {
    headline: `${formatCount(draft.RequiredCount)} of ${formatCount(rows.length)} ${what} would need approval`,
    compared: saved && `With the saved version, ${formatCount(saved.RequiredCount)} would need it.`,
    notes: [approversText(draft)],
    rows,
    reasonsTitle: 'Why the others don’t need it',
    reasons: countReasons(draft.Results.filter(({ Failures }) => (Failures?.length ?? 0) > 0)),
  }
}

const shownApprovers = 5

function approversText({ Approvers }: ApprovalTestResults): string {
  if (Approvers.length === 0) return 'The approving group has no members, so no one could approve these orders.'
  const names = Approvers.slice(0, shownApprovers).map(
    ({ FirstName, LastName, ID }) => [FirstName, LastName].filter(Boolean).join(' ') || ID,
  )
  const more = Approvers.length - names.length
  return `Approved by ${names.join(', ')}${more > 0 ? ` or ${more} more` : ''}.`
}
