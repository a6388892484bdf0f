import type { StaffReviewPage } from '@tessera/client/shop/types.gen'
import { staffReviewViews } from '@tessera/contract/middleware/operator/review-models'
import type { Database, Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { reviewColumns } from '../../catalog/reviews/select-reviews.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchesWords, searchPattern } from '../orders/search-words.ts'
import { reviewVersion } from './review-version.ts'

type Row = StaffReviewPage['items'][number]
type Purchase = Row['purchases'][number]
type View = (typeof staffReviewViews)[number]

/** A row before the catalog and the orders are asked. */
type StoredRow = Omit<Row, 'productName' | 'purchases'> & { accountId: string | null }

interface ReviewListNeeds {
  database: Database
  catalog: Pick<Catalog, 'find'>
}

export interface StaffReviewQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

const maxPurchases = 3

const newestFirst = sql`r.written_at desc, r.id`
const views: Record<View, { where: Sql; orderBy: Sql }> = {
  held: { where: sql`r.state = 'held'`, orderBy: sql`r.written_at, r.id` },
  published: { where: sql`r.state = 'published'`, orderBy: newestFirst },
  removed: { where: sql`r.state = 'removed'`, orderBy: newestFirst },
  all: { where: sql`true`, orderBy: newestFirst },
}

const matched = (pattern: string): Sql => sql`with matched as materialized (
  select r.id from reviews r where search_words(array[r.sku, r.title, r.text, r.author]) like ${pattern}
  union
  select r.id from people p join reviews r on r.person_id = p.id where ${matchesWords('people', pattern)})`

const columns = sql`${reviewColumns}, ${reviewVersion} as version, r.held_because as because, p.account_id as "accountId",
  a.name as customer, a.number as "customerNumber"`

/** Reviews of all products. Held ones come oldest first, because they wait. */
export async function listStaffReviews(needs: ReviewListNeeds, given: StaffReviewQuery): Promise<StaffReviewPage> {
  const search = given.search?.trim() ?? ''
  const { where, orderBy } = views[readView(staffReviewViews, given.view, 'held')]
  const found = await listPage<StoredRow>(
    needs.database,
    {
      before: search ? matched(searchPattern(search)) : sql``,
      columns,
      from: sql`reviews r`,
      also: sql`left join people p on p.id = r.person_id left join accounts a on a.id = p.account_id`,
      mine: sql`true`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`r.id`,
      orderBy,
      where: and([where, ...(search ? [sql`r.id in (select id from matched)`] : [])]),
    }),
  )
  return { ...found, items: await completeRows(needs, found.items) }
}

async function completeRows({ database, catalog }: ReviewListNeeds, rows: readonly StoredRow[]): Promise<Row[]> {
  const wanted = rows.flatMap(({ id, accountId, sku }) =>
    accountId ? [{ id, accountId, sku, samples: samplesOf(catalog, sku) }] : [],
  )
  const purchases = await readPurchases(database, wanted)
  return rows.map(({ accountId: _, ...row }) => ({
    ...row,
    productName: catalog.find(row.sku)?.name ?? row.sku,
    purchases: purchases.get(row.id)?.slice(0, maxPurchases) ?? [],
  }))
}

function samplesOf(catalog: ReviewListNeeds['catalog'], sku: string): string[] {
  const sample = catalog.find(sku)?.facts.sample
  return sample ? [sample.retailSku, sample.proSku] : []
}

interface WantedPurchases {
  id: string
  accountId: string
  sku: string
  samples: readonly string[]
}

/** Orders of each reviewer's account with the product or its sample, newest first, in one statement. */
async function readPurchases(db: Queryable, wanted: readonly WantedPurchases[]): Promise<Map<string, Purchase[]>> {
  const rows = await db.rows<Purchase & { id: string }>(sql`
    select w.id, d.id as number, to_char(d.placed_at at time zone 'UTC', 'YYYY-MM-DD') as "placedOn",
      (l.boxes - l.canceled_boxes - l.returned_boxes)::float8 as boxes, l.sku <> w.sku as "isSample"
    from jsonb_to_recordset(${JSON.stringify(wanted)}) as w(id text, "accountId" text, sku text, samples jsonb)
    join sales_documents d on d.account_id = w."accountId" and d.status in ('open', 'completed')
      and d.order_type <> 'return'
    join sales_lines l on l.document_id = d.id and (l.sku = w.sku or w.samples ? l.sku)
      and l.boxes > l.canceled_boxes + l.returned_boxes
    order by l.sku <> w.sku, d.placed_at desc`)
  const byReview = new Map<string, Purchase[]>()
  for (const { id, ...purchase } of rows) byReview.set(id, [...(byReview.get(id) ?? []), purchase])
  return byReview
}
