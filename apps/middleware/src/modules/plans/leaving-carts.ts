import type { LineItem } from '@tessera/client/platform/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../kit/commerce.ts'
import { toCents } from '../../kit/to-cents.ts'
import { lineFacts } from '../checkout/cart/line-facts.ts'
import type { LeavingCart } from '../people/team/leaving-cart.ts'
import { insertProjects, type NewItem } from './projects/insert-projects.ts'

interface Needs {
  database: Queryable
  commerce: Commerce
}

/** Turns the carts of people who leave the company into projects. */
export const leavingCarts = (needs: Needs): LeavingCart => ({
  read: (personId) => readCart(needs, personId),
  handOver: saveCartAsProject,
})

async function readCart({ database, commerce }: Needs, personId: string): Promise<LineItem[]> {
  const person = await database.find<{ userId: string }>(sql`
    select platform_user_id as "userId" from people where id = ${personId}`)
  if (!person) return []
  const asShop = await commerce.backOffice()
  const filters = { FromUserID: person.userId, Status: 'Unsubmitted' }
  const { Items } = await commerce.client.Orders.List('Incoming', { filters, pageSize: 20 }, asShop)
  const lists = await Promise.all(
    Items.map(({ ID }) => commerce.client.LineItems.List('Incoming', ID, { pageSize: 100 }, asShop)),
  )
  return lists.flatMap((list) => list.Items)
}

/** Keeps rooms and boxes. Samples are left out: a colleague requests their own. */
const saveCartAsProject: LeavingCart['handOver'] = async (db, lines, from, to, now) => {
  const products = lines.filter(({ Product }) => (Product?.xp as { IsSample?: boolean } | null)?.IsSample !== true)
  if (products.length === 0) return 0
  const byRoom = Map.groupBy(products, ({ xp }) => lineFacts(xp).room ?? '')
  const at = now.toISOString()
  const name = `Cart of ${from.firstName} ${from.lastName}`.slice(0, 120)
  const rooms = [...byRoom]
    .filter(([room]) => room !== '')
    .map(([room, own]) => ({ name: room, items: own.map(asItem) }))
  const items = (byRoom.get('') ?? []).map(asItem)
  const project = { accountId: to.accountId, personId: to.id, name, createdAt: at, savedAt: at, rooms, items }
  return (await insertProjects(db, [project])).length
}

const asItem = ({ ProductID, Quantity, UnitPrice }: LineItem): NewItem => ({
  sku: ProductID,
  boxes: Quantity,
  measuredBy: 'box',
  seenPriceCents: toCents(UnitPrice ?? 0),
})
