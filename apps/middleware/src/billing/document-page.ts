import type { DocumentQuestion } from '@tessera/contract/middleware/my-account-lists'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { ListPage, ListQuestion } from '../sales/list-question.ts'
import { countedKeys } from './list-rules.ts'

export interface DocumentSource {
  columns: Sql
  /** Joined for what is shown only. */
  also: Sql
  /** Whose documents, of which side. */
  mine: Sql
}

/**
 * One page and the whole count in one statement. Where days and types are all that was asked about, the count comes
 * from the kept ones: counting 25,000 documents takes 12 ms, adding up their days less than one.
 */
export async function listDocuments<Row>(
  db: Queryable,
  { columns, also, mine }: DocumentSource,
  question: ListQuestion,
  { filters }: DocumentQuestion,
): Promise<ListPage<Row>> {
  const { where, orderBy, limit, offset, page, pageSize } = question
  const isCounted = (filters ?? []).every(({ key }) => countedKeys.includes(key))
  const count = isCounted
    ? sql`select coalesce(sum(d.documents), 0)::int from billing_days d`
    : sql`select count(*)::int from billing_documents d`
  const found = await db.find<{ total: number; items: Row[] }>(sql`
    select (${count} where ${mine} and ${where}) as total,
      coalesce((select json_agg(row_to_json(page)) from (
        select ${columns} from billing_documents d ${also} where ${mine} and ${where}
        order by ${orderBy} limit ${limit}::int offset ${offset}::int) page), '[]') as items`)
  const { total = 0, items = [] } = found ?? {}
  return { items, totalCount: total, page, pageSize, isCapped: pageSize === -1 && total > limit }
}
