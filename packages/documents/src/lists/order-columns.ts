import type { ValueOf } from '@tessera/contract/kit/model'
import type { OrderRow } from '@tessera/contract/middleware/orders/models'
import { defineColumn } from '../export-table.ts'
import { dayIn } from '../format-values.ts'

type Row = ValueOf<typeof OrderRow>

export const orderColumns = (timeZone: string) => [
  defineColumn<Row>('number', 'Order', 'text', ({ number }) => number),
  defineColumn<Row>('placedOn', 'Date', 'date', ({ placedAt }) => dayIn(placedAt, timeZone)),
  defineColumn<Row>('type', 'Type', 'text', ({ type }) => type),
  defineColumn<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  defineColumn<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  defineColumn<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  defineColumn<Row>('placedBy', 'Placed by', 'text', ({ placedBy }) => placedBy),
  defineColumn<Row>('shipTo', 'Ship to', 'text', ({ shipTo }) => shipTo),
  defineColumn<Row>('store', 'Store', 'text', ({ storeName }) => storeName),
  defineColumn<Row>('lines', 'Lines', 'count', ({ lineCount }) => lineCount),
  defineColumn<Row>('total', 'Total', 'money', ({ totalCents }) => totalCents),
  defineColumn<Row>('balance', 'Balance', 'money', ({ balanceCents }) => balanceCents),
]
