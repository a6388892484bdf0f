import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface SalesEvent {
  documentId: string
  kind: string
  /** Distinguishes several events of one kind. */
  reference?: string
  at: Date
  text: string
  personId?: string | null
}

/** Adds one event to the timeline of an order. Repeated calls change nothing. */
export const recordOrderEvent = (db: Queryable, event: SalesEvent): Promise<unknown> =>
  db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text, person_id)
    values (${event.documentId}, ${event.kind}, ${event.reference ?? ''}, ${event.at}, ${event.text},
      ${event.personId ?? null})
    on conflict do nothing`)
