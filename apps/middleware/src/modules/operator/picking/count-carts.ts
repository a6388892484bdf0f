import type { FoundCarts } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { matchesWords, searchPattern } from '../orders/search-words.ts'

const maxPeople = 50

/** Counts the carts with lines of the people that a text finds. Carts are the platform's. */
export async function countCarts(
  { database, commerce }: { database: Queryable; commerce: Commerce },
  search: string,
): Promise<FoundCarts> {
  if (!search.trim()) return { count: 0 }
  const pattern = searchPattern(search)
  const people = await database.rows<{ userID: string }>(sql`
    select p.platform_user_id as "userID" from people p where ${matchesWords('people', pattern)}
    union
    select p.platform_user_id from accounts a join people p on p.account_id = a.id
    where ${matchesWords('accounts', pattern)} and p.status <> 'deleted'
    limit ${maxPeople}::int`)
  if (people.length === 0) return { count: 0 }
  const filters = {
    FromUserID: people.map(({ userID }) => userID).join('|'),
    Status: 'Unsubmitted',
    LineItemCount: '>0',
  }
  const { Meta } = await commerce.client.Orders.List('Incoming', { filters, pageSize: 1 }, await commerce.backOffice())
  return { count: Meta.TotalCount }
}
