import type { ValueOf } from '@tessera/contract/kit/model'
import type { BillingRow } from '@tessera/contract/middleware/billing/models'
import { defineColumn } from '../export-table.ts'

type Row = ValueOf<typeof BillingRow>

export const invoiceColumns = [
  defineColumn<Row>('number', 'Document', 'text', ({ documentId }) => documentId),
  defineColumn<Row>('type', 'Type', 'text', ({ typeText }) => typeText),
  defineColumn<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  defineColumn<Row>('documentOn', 'Date', 'date', ({ documentOn }) => documentOn),
  defineColumn<Row>('dueOn', 'Due', 'date', ({ dueOn }) => dueOn),
  defineColumn<Row>('daysOverdue', 'Days overdue', 'count', ({ daysOverdue }) => daysOverdue),
  defineColumn<Row>('orderNumber', 'Order', 'text', ({ orderNumber }) => orderNumber),
  defineColumn<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  defineColumn<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  defineColumn<Row>('shipTo', 'Ship to', 'text', ({ shipTo }) => shipTo),
  defineColumn<Row>('amount', 'Amount', 'money', ({ amountCents }) => amountCents),
  defineColumn<Row>('open', 'Open', 'money', ({ openCents }) => openCents),
]
