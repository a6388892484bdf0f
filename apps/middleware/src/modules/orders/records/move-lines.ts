import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

type Step = 'allocated' | 'picking' | 'ready-for-pick-up' | 'backordered'

const texts: Record<Step, string> = {
  allocated: 'Your boxes are reserved.',
  picking: 'We are picking your order.',
  'ready-for-pick-up': 'Your order is ready at the store.',
  backordered: 'Part of your order is backordered.',
}

export interface LineStep {
  documentId: string
  step: Step
  /** Defaults to all lines that have not shipped. */
  lineNos?: number[]
  expectedOn?: string | null
}

/** Moves lines to the next warehouse step; each step appears once in the timeline. */
export const moveLines = (database: Database, change: LineStep, now: Date): Promise<void> =>
  database.transaction((db) => moveLinesWithin(db, change, now))

/** For use within a larger transaction. */
export async function moveLinesWithin(
  db: Queryable,
  { documentId, step, lineNos, expectedOn = null }: LineStep,
  now: Date,
): Promise<void> {
  await db.rows(sql`select from sales_documents where id = ${documentId} for update`)
  await db.rows(sql`
    update sales_lines
    set fulfilment = ${step}, expected_on = coalesce(${expectedOn}::date, expected_on),
      backordered_boxes = case when ${step === 'backordered'} then boxes - shipped_boxes - canceled_boxes else 0 end
    where document_id = ${documentId} and fulfilment not in ('shipped', 'delivered', 'canceled')
      and (${lineNos ?? null}::int[] is null or line_no = any(${lineNos ?? null}))`)
  await db.rows(sql`
    insert into sales_events (document_id, kind, at, text) values (${documentId}, ${step}, ${now}, ${texts[step]})
    on conflict do nothing`)
}
