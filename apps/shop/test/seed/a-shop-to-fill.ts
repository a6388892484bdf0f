import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { saveMany } from '@tessera/platform/bulk/save-many'
import { createRange } from '@tessera/range/create-range'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startMiddleware } from '@tessera/testing/middleware'
import { beginFilling } from '../../src/seed/begin-filling.ts'
import type { FillWork } from '../../src/seed/fill-work.ts'
import { openFillingDatabase } from '../../src/seed/filling-database.ts'

type Shop = Awaited<ReturnType<typeof startMiddleware>>

/** Stores, price groups and a mark that the range is filled: the history needs no products on the platform, but
 * orders that stand there do. */
export async function aShopToFill(): Promise<Shop> {
  const started = await startMiddleware(() => ({}))
  const { userGroups, buyer } = createRange({ size: 'demo', locations: [] })
  const groups = userGroups.map((group) => ({ ...group }))
  await saveMany(started.platform.database, started.marketplace, 'UserGroups', groups, { buyerID: buyer.ID })
  await saveStores(started.database)
  await started.database.rows(
    sql`insert into fillings (name) values ('range'), ('staff'), ('selling'), ('waiting order'), ('platform orders')`,
  )
  return started
}

export const urlOf = ({ database }: Shop): string => database.pool.options.connectionString ?? ''

/** The input of a part, on the filling's own database handles. */
export async function aFillWork(shop: Shop, name: string): Promise<FillWork> {
  const database = openFillingDatabase(urlOf(shop), 'shop')
  const platform = openFillingDatabase(urlOf(shop), 'platform')
  closeAfterFile(() => Promise.all([database.close(), platform.close()]))
  const groups = Promise.withResolvers<void>()
  groups.resolve()
  const filling = await beginFilling(database, name)
  return {
    shop: database,
    platform,
    openCommerce: async () => shop.commerce,
    groups,
    publicUrl: 'https://shop.test',
    receiver: null,
    size: 'demo',
    filling,
  }
}

/** Row counts and content of every table of the shop. */
export async function fingerprint(db: Queryable): Promise<Record<string, string>> {
  const tables = await db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'shop' order by 1`)
  const prints = tables.map(async ({ name }) => {
    // a table cannot be a parameter; these names come from the database itself
    const [row] = await db.rows<{ print: string }>(sql`
      select (xpath('//print/text()', query_to_xml(${`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0)
        as print from shop."${name}" t`}, false, true, '')))[1]::text as print`)
    return [name, row?.print ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(prints))
}
