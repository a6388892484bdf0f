import { orderStatusCalls } from '@tessera/contract/middleware/order-status/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { requiredEmail } from '../../../kit/form-fields.ts'
import { mayEmail } from '../../../kit/form-receipts.ts'
import { handle } from '../../../kit/http/handle.ts'
import { getLinkSubject } from '../../../kit/link-token.ts'
import { orderStatusLink } from '../../../kit/order-status-link.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { findOrder } from '../records/find-order.ts'
import { findPickUp } from '../records/find-pick-up.ts'
import { orderView } from '../records/order-view.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { orderLinkEmail } from './order-link-email.ts'

interface OrderStatusNeeds extends SalesNeeds {
  linkSecret: Buffer
}

/** The same message for everyone, so it does not reveal whether an order exists (IDN-5). */
const sentMessage = 'If we have an order with this number and email address, we’ve emailed you a link to it.'

interface FoundOrder {
  number: string
  isGuests: boolean
}

/** A guest's address comes from the payment; a customer's from the account. */
const findMatch = (db: Queryable, typed: string, email: string): Promise<FoundOrder | undefined> =>
  db.find<FoundOrder>(sql`
    select d.id as number, d.account_id is null as "isGuests"
    from sales_documents d
    left join people p on p.id = d.person_id and p.status = 'active'
    left join payment_attempts a on a.id = d.attempt_id and d.account_id is null
    where (d.id = ${typed} or d.platform_order_id = ${typed}) and lower(coalesce(p.email, a.email)) = ${email}`)

/** Orders of guests, by an emailed link. Customers get a link to their account, where their rights are checked. */
export const orderStatusHandlers = (needs: OrderStatusNeeds) => ({
  ...handle(orderStatusCalls.requestLink, async ({ body, now }) => {
    const email = requiredEmail(body.email).toLowerCase()
    const typed = body.number.replace(/[^\w-]/g, '')
    await needs.database.transaction(async (db) => {
      const found = await findMatch(db, typed, email)
      // counted for every address, so that a match takes no other path
      if (!(await mayEmail(db, email)) || !found) return
      const link = found.isGuests
        ? orderStatusLink(needs, found.number, now)
        : `${needs.publicUrl}/account/orders/${encodeURIComponent(found.number)}`
      await queueEmail(db, orderLinkEmail(email, found.number, link, needs.publicUrl))
    })
    return { message: sentMessage }
  }),
  ...handle(orderStatusCalls.getOrder, async ({ body, now }) => {
    const number = getLinkSubject(needs.linkSecret, body.token, 'order-status', now)
    const record = await findOrder(needs.database, number, sql`true`)
    if (!record) return refuse('NotFound', { message: 'We couldn’t find this order.' })
    const { catalog } = needs
    const stranger = { seesBilling: false, paysHere: false, personId: '', mayApprove: false, approvers: [] }
    const pickUp = await findPickUp(needs.database, record, now)
    const view = orderView(record, { partners: [], catalog, ...stranger, pickUp, now })
    const closed = { isAllowed: false, reason: null }
    return { ...view, documents: [], messages: [], cancel: closed, change: closed, extend: closed }
  }),
})
