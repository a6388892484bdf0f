import type { Database } from '@tessera/server/database'
import { neighbors, netPro, retail, smallPro } from './cast.ts'
import { openAccountOf } from './open-account.ts'
import { type ProjectIds, projectFor, writeProjects } from './plan-projects.ts'
import { orderOfQuote, writeQuotes } from './plan-quotes.ts'
import { writeSheets } from './plan-sheets.ts'
import type { PlannedOrder } from './planned-order.ts'
import { onTerms, recentOrders } from './recent-orders.ts'
import { paidOrders } from './retail-orders.ts'
import { insertReturn, insertReturns, pickReturned, returnOrder } from './returned.ts'
import { settleBooks, settleMonths } from './settle-books.ts'
import { type Told, usualOrders } from './usual-orders.ts'
import { writeOrders } from './write-orders.ts'

/** Writes two years of history for the demo customers in one transaction. */
export async function tellHistory(db: Database, told: Told): Promise<void> {
  const { when } = told
  const accounts = await openAccounts(db, told)
  const account = accounts.netPro
  const projects = await writeProjects(db, told, accounts)
  const quoted = await orderOfQuote(db, told, account, projects)
  const usual = usualOnTerms(told, accounts, projects)
  const returned = pickReturned(usual, when)
  for (const { order, boxes } of returned) order.returnedBoxes = boxes
  const orders = await writeOrders(
    db,
    [
      ...usual,
      ...returned.map(returnOrder),
      ...recentOrders(told, account, projects),
      ...paidOrders(told, accounts),
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
  await writeQuotes(db, told, account, projects, { quoteId: quoted.quoteId, orderId })
  await writeSheets(db, told, account, projects)
  await settleMonths(db, account, when)
}

async function openAccounts(db: Database, { when }: Told) {
  return {
    netPro: await openAccountOf(db, netPro, when),
    smallPro: await openAccountOf(db, smallPro, when),
    retail: await openAccountOf(db, retail, when),
    neighbors: await openAccountOf(db, neighbors, when),
  }
}

type Accounts = Awaited<ReturnType<typeof openAccounts>>

const usualOnTerms = (told: Told, { netPro: account }: Accounts, projects: ProjectIds): PlannedOrder[] =>
  usualOrders(told, {
    key: 'net pro',
    account,
    since: 772,
    every: [6, 13],
    until: 18,
    boxes: [4, 13],
    payment: onTerms,
    origins: ['web', 'web', 'web', 'counter', 'phone'],
    poPrefix: 'NR',
  }).map((order) => ({ ...order, projectId: projectFor(projects, order, told.when) }))
