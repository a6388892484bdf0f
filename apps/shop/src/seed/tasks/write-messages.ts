import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type HistoryClock, momentOf } from '../history/history-clock.ts'
import { drawDamage } from './draw-damage.ts'

/** Written by the people who placed these orders. */
const messages = [
  {
    poNumber: 'NR-2203',
    text: 'Can you deliver on Friday instead? The elevator is out until Thursday night.',
    ago: 1,
    hasPhoto: false,
  },
  {
    poNumber: 'NR-2206',
    text: 'The first half arrived today. This one was broken in its box. Please add a tile to the second delivery.',
    ago: 0,
    hasPhoto: true,
  },
] as const

/** Inserts messages about open orders that wait for an answer. */
export async function writeMessages(db: Queryable, when: HistoryClock): Promise<void> {
  for (const { poNumber, text, ago, hasPhoto } of messages)
    await db.rows(sql`
      insert into sales_messages (document_id, person_id, author, is_ours, body, sent_at, photo)
      select d.id, p.id, p.first_name || ' ' || p.last_name, false, ${text},
        least(${momentOf(when.ago(ago), 13)}::timestamptz, ${when.now}::timestamptz - interval '20 minutes'),
        ${hasPhoto ? await drawDamage(3) : null}
      from sales_documents d join people p on p.id = d.person_id
      where d.po_number = ${poNumber} and d.status = 'open'
        and not exists (select from sales_messages m where m.document_id = d.id)`)
}
