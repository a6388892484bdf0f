import {
  approveReturn,
  cancelReturn,
  completeReturn,
  declineReturn,
  findDeleteProblem,
  submitReturn,
} from '@tessera/domain/order-returns/return-life-cycle'
import type { ReturnState } from '@tessera/domain/order-returns/return-state'
import { type ExistingApproval, newApprovals } from '@tessera/domain/orders/new-approvals'
import { ApiError } from '@tessera/server/api-error'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { addApprovals, answerApprovals } from '../approvals/write-approvals.ts'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { orThrow } from '../orders/locked-order.ts'
import { type LockedReturn, lockReturn } from './locked-return.ts'
import { approvalSubject, readReturnApprovals, readReturnFacts } from './return-approvals.ts'
import { showReturn, updateReturn } from './write-return.ts'
import { type PlannedReturn, writeReturn } from './write-returns.ts'

/** Status changes of returns, in four steps: lock, decide, write, announce. */
export const returnDecisionHandlers = (needs: CheckoutNeeds): PlatformHandlers => ({
  'OrderReturns.Submit': writeReturn(needs, planSubmission),
  'OrderReturns.Approve': (call) => approve(call),
  'OrderReturns.Decline': (call) => decline(call),
  'OrderReturns.Complete': async (call) => {
    const known = await lockReturn(call)
    return save(call, known, orThrow(completeReturn(known.state, known.context)).state)
  },
  'OrderReturns.Cancel': async (call) => {
    const known = await lockReturn(call)
    return save(call, known, orThrow(cancelReturn(known.state, known.context)).state)
  },
  'OrderReturns.Delete': async (call) => {
    const { uid, state, context } = await lockReturn(call)
    const problem = findDeleteProblem(state, context)
    if (problem) throw new ApiError([problem])
    await call.db.rows(sql`delete from order_returns where uid = ${uid}`)
    return undefined
  },
})

async function save(call: PlatformCall, known: LockedReturn, after: ReturnState): Promise<JsonText> {
  await updateReturn(call.db, known, after)
  return showReturn(call.db, known.uid)
}

/** Rules are evaluated when it is written: a service may set the amount that they depend on. */
async function planSubmission(call: PlatformCall): Promise<PlannedReturn> {
  const known = await lockReturn(call)
  orThrow(submitReturn(known.state, [], known.context))
  return { ...known, write: (state) => submit(call, { ...known, state }) }
}

async function submit(call: PlatformCall, known: LockedReturn): Promise<JsonText> {
  const submitter = call.actor.userKey
  const { rules } = await readReturnApprovals(call, known.uid, submitter)
  const approvals = rules.length > 0 ? newApprovals(rules, [], await readReturnFacts(call, known)) : []
  const required = approvals.filter(({ isApproved }) => !isApproved).map(({ ruleID }) => ruleID)
  const { state } = orThrow(submitReturn(known.state, required, known.context))
  await addApprovals(call, approvalSubject(call, known.uid), approvals, submitter)
  return save(call, known, state)
}

async function approve(call: PlatformCall): Promise<JsonText> {
  const known = await lockReturn(call)
  const { requests, rules, submitter } = await readReturnApprovals(call, known.uid)
  const mine = requests.filter(({ isMine }) => isMine).map(({ ruleID }) => ruleID)
  const answered: ExistingApproval[] = requests.map(({ ruleID, isApproved }) => ({
    ruleID,
    isApproved: isApproved || mine.includes(ruleID),
  }))
  const made = mine.length > 0 ? newApprovals(rules, answered, await readReturnFacts(call, known)) : []
  const approvalsLeft = [...answered, ...made].filter(({ isApproved }) => !isApproved).map(({ ruleID }) => ruleID)
  const { state } = orThrow(approveReturn(known.state, { now: call.now, isEligible: mine.length > 0, approvalsLeft }))
  const subject = approvalSubject(call, known.uid)
  await answerApprovals(call, subject, mine, 'Approved')
  await addApprovals(call, subject, made, submitter)
  return save(call, known, state)
}

async function decline(call: PlatformCall): Promise<JsonText> {
  const known = await lockReturn(call)
  const { requests } = await readReturnApprovals(call, known.uid)
  const mine = requests.filter(({ isMine }) => isMine).map(({ ruleID }) => ruleID)
  const { state } = orThrow(declineReturn(known.state, { now: call.now, isEligible: mine.length > 0 }))
  await answerApprovals(call, approvalSubject(call, known.uid), mine, 'Declined')
  return save(call, known, state)
}
