import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { normalizeEmail } from '../../../kit/check-email.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { SampleRules } from './sample-rules.ts'

/** Last order date of each sample by this person, or by a guest with the same email address, within the rule's days. */
export async function recentSamples(
  db: Queryable,
  { customer }: Visitor,
  guestEmail: string | null,
  skus: readonly string[],
  { perSwatchDays }: SampleRules,
): Promise<ReadonlyMap<string, Date>> {
  const email = customer?.email ?? guestEmail
  if (skus.length === 0 || !email) return new Map()
  const rows = await db.rows<{ sku: string; at: Date }>(sql`
    with mine as (
      select id from sales_documents where person_id = ${customer?.personID ?? null}
      union select d.id from payment_attempts a join sales_documents d on d.attempt_id = a.id
      where lower(a.email) = ${normalizeEmail(email)} and a.purpose = 'order')
    select l.sku, max(d.placed_at) as at from mine
    join sales_documents d on d.id = mine.id
    join sales_lines l on l.document_id = d.id
    where d.placed_at > now() - make_interval(days => ${perSwatchDays}) and d.status not in ('canceled', 'declined')
      and l.is_sample and l.sku = any(${skus}) and l.canceled_boxes < l.boxes
    group by l.sku`)
  return new Map(rows.map(({ sku, at }) => [sku, at]))
}
