import type { ValueOf } from '@tessera/contract/kit/model'
import { type Favorites, favoriteCalls } from '@tessera/contract/middleware/favorites'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/get-customer.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

/** The oldest are removed beyond this number. */
const mostFavorites = 100
const sku = /^[\w-]{1,40}$/

export const favoriteHandlers = ({ database }: Pick<AuthNeeds, 'database'>) => ({
  ...handle(favoriteCalls.getFavorites, (call) => read(database, customerOf(call).personID)),
  ...handle(favoriteCalls.changeFavorites, async (call) => {
    const { personID } = customerOf(call)
    const add = goodSkus('add', call.body.add)
    const remove = goodSkus('remove', call.body.remove)
    return database.transaction(async (db) => {
      await change(db, personID, add, remove)
      return read(db, personID)
    })
  }),
})

function goodSkus(field: string, given: readonly string[] | undefined): string[] {
  const skus = [...new Set(given)]
  if (skus.length > mostFavorites || !skus.every((one) => sku.test(one)))
    invalid(field, `Please send up to ${mostFavorites} SKUs.`)
  return skus
}

/** The first of a request counts as the newest. */
async function change(db: Queryable, personID: string, add: string[], remove: string[]): Promise<void> {
  await db.rows(sql`delete from favorites where person_id = ${personID} and sku = any(${remove})`)
  await db.rows(sql`
    insert into favorites (person_id, sku, added_at)
    select ${personID}, sku, now() - at * interval '1 microsecond' from unnest(${add}::text[]) with ordinality as a (sku, at)
    on conflict do nothing`)
  await db.rows(sql`
    delete from favorites where person_id = ${personID} and sku in (
      select sku from favorites where person_id = ${personID} order by added_at desc, sku offset ${mostFavorites})`)
}

async function read(db: Queryable, personID: string): Promise<ValueOf<typeof Favorites>> {
  const rows = await db.rows<{ sku: string }>(sql`
    select sku from favorites where person_id = ${personID} order by added_at desc, sku`)
  return { skus: rows.map(({ sku }) => sku) }
}
