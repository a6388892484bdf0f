import type { ValueOf } from '@tessera/contract/kit/model'
import type { Favorites } from '@tessera/contract/middleware/favorites/models'
import { favoriteCalls } from '@tessera/contract/middleware/favorites/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

/** The oldest are removed beyond this number. */
const maxFavorites = 100
const sku = /^[\w-]{1,40}$/

export const favoriteHandlers = ({ database }: Pick<AuthNeeds, 'database'>) => ({
  ...handle(favoriteCalls.getFavorites, (call) => readFavorites(database, customerOf(call).personID)),
  ...handle(favoriteCalls.changeFavorites, async (call) => {
    const { personID } = customerOf(call)
    const add = checkSkus('add', call.body.add)
    const remove = checkSkus('remove', call.body.remove)
    return database.transaction(async (db) => {
      await changeFavorites(db, personID, add, remove)
      return readFavorites(db, personID)
    })
  }),
})

function checkSkus(field: string, input: readonly string[] | undefined): string[] {
  const skus = [...new Set(input)]
  if (skus.length > maxFavorites || !skus.every((one) => sku.test(one)))
    invalid(field, `Please send up to ${maxFavorites} SKUs.`)
  return skus
}

/** The first of a request counts as the newest. */
async function changeFavorites(db: Queryable, personID: string, add: string[], remove: string[]): Promise<void> {
  await db.rows(sql`delete from favorites where person_id = ${personID} and sku = any(${remove})`)
  await db.rows(sql`
    insert into favorites (person_id, sku, added_at)
    select ${personID}, sku, now() - at * interval '1 microsecond' from unnest(${add}::text[]) with ordinality as a (sku, at)
    on conflict do nothing`)
  await db.rows(sql`
    delete from favorites where person_id = ${personID} and sku in (
      select sku from favorites where person_id = ${personID} order by added_at desc, sku offset ${maxFavorites})`)
}

async function readFavorites(db: Queryable, personID: string): Promise<ValueOf<typeof Favorites>> {
  const rows = await db.rows<{ sku: string }>(sql`
    select sku from favorites where person_id = ${personID} order by added_at desc, sku`)
  return { skus: rows.map(({ sku }) => sku) }
}
