import type { SearchWithoutResultPage, TriedSearch } from '@tessera/client/shop/types.gen'
import { search } from '@tessera/search/search'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { utcText } from '../../../kit/utc-text.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

type Row = SearchWithoutResultPage['items'][number]
type Searched = Pick<Catalog, 'index'>

const shown = 10

/** Lists what a guest finds with these words. It is not counted among the searches of customers. */
export function trySearch(catalog: Searched, given: string): TriedSearch {
  const words = given.trim().slice(0, 200)
  if (!words) return { words, total: 0, products: [] }
  const { total, records } = search(catalog.index(), { text: words, priceGroup: 'RT', pageSize: shown })
  return { words, total, products: records.map(({ sku, name }) => ({ sku, name })) }
}

/** The most frequent first, with what the same words find by now. */
export async function listSearchesWithoutResult(
  { database, catalog }: { database: Queryable; catalog: Searched },
  givenPage: string | undefined,
): Promise<SearchWithoutResultPage> {
  const found = await listPage<Omit<Row, 'foundNow'>>(
    database,
    {
      columns: sql`words, times, ${utcText(sql`last_at`)} as "lastAt"`,
      from: sql`searches_without_result w`,
      mine: sql`true`,
    },
    staffPageQuery({
      page: givenPage,
      tie: sql`w.words`,
      orderBy: sql`w.times desc, w.last_at desc, w.words`,
      where: sql`true`,
    }),
  )
  return { ...found, items: found.items.map((row) => ({ ...row, foundNow: trySearch(catalog, row.words).total })) }
}

/** A repeat changes nothing. */
export const forgetSearch = ({ database }: { database: Database }, call: OperatorCall, words: string): Promise<void> =>
  database.transaction(async (db) => {
    const before = await db.find<{ times: number }>(sql`
      delete from searches_without_result where words = ${words} returning times`)
    if (before) await recordOperatorAction(db, call, null, { action: 'search.forget', object: words, before })
  })
