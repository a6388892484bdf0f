import { dayIn } from '@tessera/domain/local-time'
import { sql } from '@tessera/server/sql'
import { timeZoneOf } from '../../../kit/business-day.ts'
import { getLinkSubject, linkToken } from '../../../kit/link-token.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { CartNeeds } from '../cart/cart-needs.ts'
import { lineFacts } from '../cart/line-facts.ts'
import { readWorksheet } from '../cart/read-cart.ts'

export interface ShareNeeds extends CartNeeds {
  linkSecret: Buffer
}

export interface SharedItem {
  sku: string
  quantity: number
  lotNo: string | null
  room: string | null
}

const linkDays = 30

/** Stores the cart's items under an ID that is signed in the link. Without prices: each reader sees their own. */
export async function shareCart(needs: ShareNeeds, visitor: Visitor, now: Date) {
  const items = ((await readWorksheet(needs, visitor)).LineItems ?? []).map(
    ({ ProductID, Quantity, xp }): SharedItem => {
      const { lotNo = null, room = null } = lineFacts(xp)
      return { sku: ProductID, quantity: Quantity, lotNo, room }
    },
  )
  if (items.length === 0) return refuse('Cart.Empty')
  const [stored] = await needs.database.rows<{ id: string }>(sql`
    insert into shared_carts (items) values (${JSON.stringify(items)}) returning id`)
  const ends = new Date(now.getTime() + linkDays * 86_400_000)
  return {
    token: linkToken(needs.linkSecret, 'cart', stored?.id ?? '', now),
    endsOn: dayIn(ends, timeZoneOf(visitor)),
  }
}

/** Leaves out products that are no longer sold. */
export async function readSharedCart(
  { database, catalog, linkSecret }: ShareNeeds,
  token: string,
  now: Date,
): Promise<SharedItem[]> {
  const id = getLinkSubject(linkSecret, token, 'cart', now)
  const stored = await database.find<{ items: SharedItem[] }>(sql`select items from shared_carts where id = ${id}`)
  const items =
    stored?.items ?? refuse('Form.LinkExpired', { message: 'This link has expired. Please request a new one.' })
  return items.filter(({ sku }) => catalog.find(sku)?.active)
}

/** Deletes shared carts a day after their links expire. */
export const deleteSharedCarts = ({ database }: Pick<ShareNeeds, 'database'>, now: Date) =>
  database.rows(sql`
    delete from shared_carts where created_at < ${new Date(now.getTime() - (linkDays + 1) * 86_400_000)}`)
