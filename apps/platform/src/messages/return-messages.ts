import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { showReturn } from '../order-returns/write-return.ts'
import type { RelayedEvent } from '../relay.ts'
import { type AnnouncedOrder, findOrders, hadToWait, submitterOf, tell } from './order-messages.ts'

interface AnnouncedReturn {
  uid: string
  status: string
  order: AnnouncedOrder
  /** Added to the body of every message about the order. */
  more: { OrderReturn: unknown }
}

async function findReturn(db: Queryable, { marketplace, params }: RelayedEvent): Promise<AnnouncedReturn | undefined> {
  const found = await db.find<{ uid: string; status: string; orderUid: string }>(sql`
    select uid::text, status, order_uid::text as "orderUid"
    from order_returns where marketplace_id = ${marketplace} and id = ${params.returnID}`)
  const [order] = found ? await findOrders(db, sql`o.uid = ${found.orderUid}`) : []
  if (!found || !order) return undefined
  return { ...found, order, more: { OrderReturn: JSON.parse((await showReturn(db, found.uid)).text) } }
}

const tellCustomer = (db: Queryable, event: RelayedEvent, { order, more }: AnnouncedReturn, type: string) =>
  tell(db, event, order, { uids: submitterOf(order), type, more })

/** Approvers are the seller's staff: they get emails also about orders of guests. `which` is a condition on `a`. */
async function tellApprovers(
  db: Queryable,
  event: RelayedEvent,
  { uid, order, more }: AnnouncedReturn,
  { type, which }: { type: string; which: Sql },
): Promise<void> {
  const rows = await db.rows<{ uid: string }>(sql`
    select u.uid::text
    from order_return_approvals a
    join users u on u.marketplace_id = a.marketplace_id and u.company_type = 'seller' and u.company_id = a.owner_id
    where a.return_uid = ${uid} and ${which} and u.uid is distinct from a.submitter_uid and is_member(u, a.approving_group_id)
    group by u.uid order by u.uid`)
  const uids = rows.map((row) => row.uid)
  await tell(db, event, { ...order, isMailed: true }, { uids, type, more })
}

/** Requests that the last decision raised, or the submission if nothing is decided yet. */
const raisedNow = sql`a.status = 'Pending' and a.date_created >= coalesce(
  (select max(b.date_completed) from order_return_approvals b where b.return_uid = a.return_uid), '-infinity')`

const askApprovers = (db: Queryable, event: RelayedEvent, found: AnnouncedReturn) =>
  tellApprovers(db, event, found, { type: 'OrderReturnSubmittedForYourApproval', which: raisedNow })

export async function announceReturnSubmitted(db: Queryable, event: RelayedEvent): Promise<void> {
  const found = await findReturn(db, event)
  if (!found) return
  const asked = await db.find(sql`
    select from order_return_approvals a where a.return_uid = ${found.uid} and ${hadToWait} limit 1`)
  await tellCustomer(db, event, found, asked ? 'OrderReturnSubmittedForApproval' : 'OrderReturnSubmitted')
  if (found.status === 'AwaitingApproval') await askApprovers(db, event, found)
}

/** The last approval opens the return; an earlier one may raise further requests. */
export async function announceReturnApproved(db: Queryable, event: RelayedEvent): Promise<void> {
  const found = await findReturn(db, event)
  if (!found) return
  const type = 'OrderReturnSubmittedForYourApprovalHasBeenApproved'
  await tellApprovers(db, event, found, { type, which: sql`a.status = 'Approved'` })
  if (found.status === 'AwaitingApproval') return askApprovers(db, event, found)
  await tellCustomer(db, event, found, 'OrderReturnApproved')
}

export async function announceReturnDeclined(db: Queryable, event: RelayedEvent): Promise<void> {
  const found = await findReturn(db, event)
  if (!found) return
  const type = 'OrderReturnSubmittedForYourApprovalHasBeenDeclined'
  await tellApprovers(db, event, found, { type, which: sql`a.status <> 'Pending'` })
  await tellCustomer(db, event, found, 'OrderReturnDeclined')
}

export async function announceReturnCompleted(db: Queryable, event: RelayedEvent): Promise<void> {
  const found = await findReturn(db, event)
  if (found) await tellCustomer(db, event, found, 'OrderReturnCompleted')
}
