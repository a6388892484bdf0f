import type { Problem } from '@tessera/domain/order-model/problem'
import { approveOrder, declineOrder } from '@tessera/domain/orders/approve'
import { newApprovals } from '@tessera/domain/orders/new-approvals'
import type { DeferredReply } from '@tessera/server/deferred-reply'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { announceOrder } from '../checkout/announce-order.ts'
import { applyPromotions } from '../orders/apply-promotions.ts'
import { approvableOrder } from '../orders/find-order.ts'
import { type LockedOrder, lockOrder, orThrow, saveWithBookingsAndShow, withoutStock } from '../orders/locked-order.ts'
import { readAccounts } from '../orders/read-accounts.ts'
import { readPromotionFacts } from '../orders/read-promotion-facts.ts'
import { storePromotionCopies } from '../orders/submit.ts'
import { writeOpened } from '../orders/write-opened.ts'
import { forwardAutomatically } from '../suppliers/forward-automatically.ts'
import { type ApprovalsOfOrder, readApprovals } from './read-approvals.ts'
import { addApprovals, answerApprovals, orderSubject } from './write-approvals.ts'

/** Answers to the requests of an order, in four steps: lock, decide, write, announce. */
export const approvalDecisionHandlers: PlatformHandlers = {
  'Orders.Approve': (call) => approve(call),
  'Orders.Decline': (call) => decline(call),
}

const minePending = ({ requests }: ApprovalsOfOrder): string[] =>
  requests.filter(({ isMine }) => isMine).map(({ ruleID }) => ruleID)

async function approve(call: PlatformCall): Promise<DeferredReply> {
  const taken = await lockOrder(call, approvableOrder)
  const { record, catalog } = taken
  const [found, promoted, accounts] = await Promise.all([
    readApprovals(call, record),
    applyPromotions(call, record, taken.state, catalog),
    readAccounts(call.db, record),
  ])
  const locked = { ...taken, state: promoted.state }
  const mine = minePending(found)
  const { made, approvalsLeft } = await reviewRules(call, locked, found, mine)
  const booking = orThrow(
    approveOrder(locked.state, catalog.offers, {
      now: call.now,
      accounts,
      isEligible: mine.length > 0,
      approvalsLeft,
      promotionProblems: promoted.problems as Problem[],
      isCheckoutOnly: found.isCheckoutOnly,
    }),
  )
  const subject = orderSubject(record)
  await answerApprovals(call, subject, mine, 'Approved')
  await addApprovals(call, subject, made, found.submitter)
  const isOpen = approvalsLeft.length === 0
  const options = { storesCopies: isOpen }
  const { answer, state } = await writeOpened(call, locked, booking, options, saveWithBookingsAndShow)
  if (isOpen && state.promotions.length > 0) await storePromotionCopies(call.db, record)
  await forwardAutomatically(call, record, state, catalog.offers)
  if (isOpen && found.hasCheckoutEvent) await announceOrder(call.db, record.uid, 'orderapproved')
  return answer
}

/** Evaluates the rules again as if the caller's requests were approved. */
async function reviewRules(
  call: PlatformCall,
  { record, state, catalog }: LockedOrder,
  { requests, rules }: ApprovalsOfOrder,
  mine: readonly string[],
) {
  if (mine.length === 0) return { made: [], approvalsLeft: [] }
  const answered = requests.map(({ ruleID, isApproved }) => ({
    ruleID,
    isApproved: isApproved || mine.includes(ruleID),
  }))
  const facts = await readPromotionFacts(call.db, record, state, catalog, call.now)
  const made = newApprovals(rules, answered, facts)
  const left = [...answered, ...made].filter(({ isApproved }) => !isApproved)
  return { made, approvalsLeft: left.map(({ ruleID }) => ruleID) }
}

async function decline(call: PlatformCall): Promise<DeferredReply> {
  const locked = await lockOrder(call, approvableOrder, withoutStock)
  const mine = minePending(await readApprovals(call, locked.record))
  const allowResubmit = call.body.AllowResubmit === true
  const booking = orThrow(declineOrder(locked.state, { now: call.now, isEligible: mine.length > 0, allowResubmit }))
  await answerApprovals(call, orderSubject(locked.record), mine, 'Declined', [sql`allow_resubmit = ${allowResubmit}`])
  return saveWithBookingsAndShow(call, locked, booking)
}
