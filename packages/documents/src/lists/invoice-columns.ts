import type { ValueOf } from '@tessera/contract/kit/model'
import type { BillingRow } from '@tessera/contract/middleware/my-account-billing-models'
import { column } from '../table.ts'

type Row = ValueOf<typeof BillingRow>

export const invoiceColumns = [
  column<Row>('number', 'Document', 'text', ({ documentId }) => documentId),
  column<Row>('type', 'Type', 'text', ({ typeText }) => typeText),
  column<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  column<Row>('documentOn', 'Date', 'date', ({ documentOn }) => documentOn),
  column<Row>('dueOn', 'Due', 'date', ({ dueOn }) => dueOn),
  column<Row>('daysOverdue', 'Days overdue', 'count', ({ daysOverdue }) => daysOverdue),
  column<Row>('orderNumber', 'Order', 'text', ({ orderNumber }) => orderNumber),
  column<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  column<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  column<Row>('shipTo', 'Ship to', 'text', ({ shipTo }) => shipTo),
  column<Row>('amount', 'Amount', 'money', ({ amountCents }) => amountCents),
  column<Row>('open', 'Open', 'money', ({ openCents }) => openCents),
]
