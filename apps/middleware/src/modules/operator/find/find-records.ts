import type { FoundItems } from '@tessera/client/shop/types.gen'
import { type FoundKind, findRoles, foundKinds } from '@tessera/contract/middleware/operator/find-models'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import type { Queryable } from '@tessera/server/database'
import { join, type Sql, sql } from '@tessera/server/sql'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { matchesWords, searchPattern } from '../orders/search-words.ts'
import { customerName } from '../orders/staff-order-columns.ts'
import { findSkus } from './find-skus.ts'
import { newestMatches } from './newest-matches.ts'

type FoundItem = FoundItems['items'][number]
type StoredKind = Exclude<FoundKind, 'sku'>

const maxOfKind = 6
const minLength = 2

interface FindNeeds {
  database: Queryable
  catalog: Pick<Catalog, 'find' | 'all'>
}

/** Finds records of all kinds that these roles may read, in one statement. A whole number comes first. */
export async function findRecords(
  { database, catalog }: FindNeeds,
  roles: readonly string[],
  typed: string,
): Promise<FoundItems> {
  const text = typed.trim().slice(0, 100)
  const allowed = foundKinds.filter((kind) => mayUseStaffCall(roles, { roles: findRoles[kind] }))
  if (text.length < minLength || allowed.length === 0) return { items: [] }
  const stored = await readStored(database, allowed, text)
  const skus = allowed.includes('sku') ? findSkus(catalog, text, maxOfKind) : []
  const places = new Map<string, number>(foundKinds.map((kind, at) => [kind, at]))
  const items = [...stored, ...skus].sort(
    (one, other) =>
      Number(other.isExact) - Number(one.isExact) || (places.get(one.kind) ?? 0) - (places.get(other.kind) ?? 0),
  )
  return { items }
}

async function readStored(db: Queryable, allowed: readonly FoundKind[], text: string): Promise<FoundItem[]> {
  const kinds = allowed.filter((kind): kind is StoredKind => kind !== 'sku')
  if (kinds.length === 0) return []
  const pattern = searchPattern(text)
  const parts = kinds.map((kind) => sql`(${queries[kind](pattern, text.toLowerCase())})`)
  return db.rows<FoundItem>(sql`
    select * from (${join(parts, ' union all ')})
      as found(kind, id, "customerNumber", "orderNumber", title, note, "isExact")`)
}

const limit = sql`limit ${maxOfKind}::int`
const dollars = (cents: Sql): Sql => sql`to_char(${cents} / 100.0, 'FM$999,999,990.00')`
const noteOf = (...parts: Sql[]): Sql => sql`concat_ws(' · ', ${join(parts)})`

/** Each answers kind, id, the numbers of its customer and order, title, note and "isExact", best first. */
const queries: Record<StoredKind, (pattern: string, text: string) => Sql> = {
  order: (pattern, text) => sql`
    select 'order' as kind, d.id, (select number from accounts where id = d.account_id) as "customerNumber",
      d.id as "orderNumber", d.id as title,
      ${noteOf(customerName, sql`'PO ' || d.po_number`, sql`d.job_name`, sql`replace(d.status, '-', ' ')`, dollars(sql`d.total_cents`))} as note,
      text_is(${text}, d.id, d.platform_order_id, d.po_number) as "isExact"
    from sales_documents d
    where d.id in (
      (${newestMatches('orders', pattern)})
      union all
      select latest.id from (select a.id from accounts a where ${matchesWords('accounts', pattern)} limit 20) a
      cross join lateral (select s.id from sales_documents s where s.account_id = a.id
        order by s.placed_at desc, s.id desc ${limit}) latest)
    order by "isExact" desc, d.placed_at desc, d.id desc ${limit}`,
  account: (pattern, text) => sql`
    select 'account', a.number, a.number, null, a.name,
      ${noteOf(sql`a.number`, sql`a.type`, sql`case when a.on_hold then 'on hold' end`)},
      text_is(${text}, a.number, a.name, null) as "isExact"
    from accounts a where ${matchesWords('accounts', pattern)}
    order by "isExact" desc, a.name, a.id ${limit}`,
  person: (pattern, text) => sql`
    select 'person', p.email, a.number, null, p.first_name || ' ' || p.last_name,
      ${noteOf(sql`p.email`, sql`p.phone`, sql`a.name`)},
      text_is(${text}, p.email, phone_digits(p.phone), null) as "isExact"
    from people p join accounts a on a.id = p.account_id
    where ${matchesWords('people', pattern)}
    order by "isExact" desc, p.last_name, p.first_name, p.id ${limit}`,
  quote: (pattern, text) => sql`
    select 'quote', q.id, (select number from accounts where id = q.account_id), q.sales_document_id, q.id,
      ${noteOf(sql`(select name from accounts where id = q.account_id)`, sql`q.job_name`, sql`replace(q.state, '-', ' ')`, dollars(sql`q.total_cents`))},
      text_is(${text}, q.id, q.po_number, null) as "isExact"
    from quotes q where q.state <> 'draft' and ${matchesWords('quotes', pattern)}
    order by "isExact" desc, q.created_at desc, q.id ${limit}`,
  invoice: (pattern, text) => sql`
    select 'invoice', b.id, (select number from accounts where id = b.account_id), b.sales_document_id, b.id,
      ${noteOf(sql`(select name from accounts where id = b.account_id)`, sql`'PO ' || b.po_number`, dollars(sql`b.amount_cents`), sql`case when b.open_cents > 0 then ${dollars(sql`b.open_cents`)} || ' open' end`)},
      text_is(${text}, b.id, null, null) as "isExact"
    from billing_documents b where b.id in (${newestMatches('invoices', pattern)})
    order by "isExact" desc, b.document_on desc, b.id desc ${limit}`,
}
