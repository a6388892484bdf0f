import type { Database } from '@tessera/server/database'
import { neighbors, netPro, retail, smallPro } from './cast.ts'
import { markSignIns } from './mark-sign-ins.ts'
import { openAccountOf } from './open-account.ts'
import { paidOrders } from './paid-orders.ts'
import type { PlannedOrder } from './planned-order.ts'
import { onTerms, recentOrders } from './recent-orders.ts'
import { insertReturn, insertReturns, pickReturned, returnOrder } from './returned-order.ts'
import { settleBooks, settleMonths } from './settle-books.ts'
import { type HistoryContext, usualOrders } from './usual-orders.ts'
import { writeOrders } from './write-orders.ts'
import { type ProjectIds, projectFor, writeProjects } from './write-projects.ts'
import { orderOfQuote, writeQuotes } from './write-quotes.ts'
import { writeSheets } from './write-sheets.ts'
import { writeWaitingRefund } from './write-waiting-refund.ts'

/** Writes two years of history for the demo customers in one transaction. */
export async function writeHistory(db: Database, context: HistoryContext): Promise<void> {
  const { when } = context
  const accounts = await openAccounts(db, context)
  const account = accounts.netPro
  const projects = await writeProjects(db, context, accounts)
  const quoted = await orderOfQuote(db, context, account, projects)
  const usual = usualOnTerms(context, accounts, projects)
  const returned = pickReturned(usual, when)
  for (const { order, boxes } of returned) order.returnedBoxes = boxes
  const orders = await writeOrders(
    db,
    [
      ...usual,
      ...returned.map(returnOrder),
      ...recentOrders(context, account, projects),
      ...paidOrders(context, accounts),
      quoted.order,
    ],
    when,
  )
  const orderOf = (key: string) => orders.find(({ plan }) => plan.key === key)
  const back = returned.flatMap((one) => {
    const written = orderOf(one.order.key)
    return written ? [{ ...one, written, documentId: written.document.id }] : []
  })
  const orderId = orderOf(quoted.order.key)?.document.id ?? ''
  const personId = account.people[0]?.id ?? null
  await insertReturn(db, { documentId: orderId, boxes: 2, reason: 'Boxes left over', personId, on: when.ago(3) })
  await settleBooks(db, { account, orders, returned: back, when })
  await insertReturns(db, back)
  await writeQuotes(db, context, account, projects, { quoteId: quoted.quoteId, orderId })
  await writeSheets(db, context, account, projects)
  await writeWaitingRefund(db, accounts.smallPro, when)
  await settleMonths(db, account, when)
  await markSignIns(db)
}

async function openAccounts(db: Database, { when }: HistoryContext) {
  return {
    netPro: await openAccountOf(db, netPro, when),
    smallPro: await openAccountOf(db, smallPro, when),
    retail: await openAccountOf(db, retail, when),
    neighbors: await openAccountOf(db, neighbors, when),
  }
}

type Accounts = Awaited<ReturnType<typeof openAccounts>>

const usualOnTerms = (context: HistoryContext, { netPro: account }: Accounts, projects: ProjectIds): PlannedOrder[] =>
  usualOrders(context, {
    key: 'net pro',
    account,
    since: 772,
    every: [6, 13],
    until: 18,
    boxes: [4, 13],
    payment: onTerms,
    origins: ['web', 'web', 'web', 'counter', 'phone'],
    poPrefix: 'NR',
  }).map((order) => ({ ...order, projectId: projectFor(projects, order, context.when) }))
