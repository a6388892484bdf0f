import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueReadyEmail } from '../emails/queue-order-emails.ts'

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
  /** If set, the customer gets an email when the order is ready, with a link to this site. */
  publicUrl?: string
}

/** Moves lines to the next warehouse step, in the caller's transaction; each step appears once in the timeline. */
export async function moveLinesWithin(
  db: Queryable,
  { documentId, step, lineNos, expectedOn = null, publicUrl }: LineStep,
  now: Date,
): Promise<void> {
  await db.rows(sql`select from sales_documents where id = ${documentId} for update`)
  await db.rows(sql`
    update sales_lines
    set fulfilment = ${step}, expected_on = coalesce(${expectedOn}::date, expected_on),
      backordered_boxes = case when ${step === 'backordered'} then boxes - shipped_boxes - canceled_boxes else 0 end
    where document_id = ${documentId} and fulfilment not in ('shipped', 'delivered', 'canceled')
      and (${lineNos ?? null}::int[] is null or line_no = any(${lineNos ?? null}))`)
  const isFirst = await db.find(sql`
    insert into sales_events (document_id, kind, at, text) values (${documentId}, ${step}, ${now}, ${texts[step]})
    on conflict do nothing returning document_id`)
  if (isFirst && publicUrl && step === 'ready-for-pick-up') await queueReadyEmail(db, documentId, { publicUrl, now })
}
