import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface SalesEvent {
  documentId: string
  kind: string
  /** What it is about, where an order can have several of a kind. */
  reference?: string
  at: Date
  text: string
  personId?: string | null
}

/** One line in the timeline of an order; whoever tells it again changes nothing. */
export const tellEvent = (db: Queryable, event: SalesEvent): Promise<unknown> =>
  db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text, person_id)
    values (${event.documentId}, ${event.kind}, ${event.reference ?? ''}, ${event.at}, ${event.text},
      ${event.personId ?? null})
    on conflict do nothing`)
