import type { ValueOf } from '@tessera/contract/kit/model'
import type { OrderRow } from '@tessera/contract/middleware/my-account-orders'
import { column } from '../table.ts'

type Row = ValueOf<typeof OrderRow>

export const orderColumns = [
  column<Row>('number', 'Order', 'text', ({ number }) => number),
  column<Row>('placedOn', 'Date', 'date', ({ placedAt }) => placedAt.slice(0, 10)),
  column<Row>('type', 'Type', 'text', ({ type }) => type),
  column<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  column<Row>('fulfilment', 'Fulfilment', 'text', ({ fulfilmentText }) => fulfilmentText),
  column<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  column<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  column<Row>('placedBy', 'Placed by', 'text', ({ placedBy }) => placedBy),
  column<Row>('shipTo', 'Ship to', 'text', ({ shipTo }) => shipTo),
  column<Row>('store', 'Store', 'text', ({ storeName }) => storeName),
  column<Row>('lines', 'Lines', 'count', ({ lineCount }) => lineCount),
  column<Row>('total', 'Total', 'money', ({ totalCents }) => totalCents),
  column<Row>('balance', 'Balance', 'money', ({ balanceCents }) => balanceCents),
]
