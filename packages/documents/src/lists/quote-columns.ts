import type { ValueOf } from '@tessera/contract/kit/model'
import type { Quotes } from '@tessera/contract/middleware/quote-models'
import { column } from '../table.ts'

type Row = ValueOf<typeof Quotes>['items'][number]

export const quoteColumns = [
  column<Row>('number', 'Quote', 'text', ({ quotationId }) => quotationId),
  column<Row>('version', 'Version', 'count', ({ version }) => version),
  column<Row>('requestedOn', 'Requested', 'date', ({ requestedOn }) => requestedOn),
  column<Row>('offeredOn', 'Offered', 'date', ({ offeredOn }) => offeredOn),
  column<Row>('validUntil', 'Valid until', 'date', ({ validUntil }) => validUntil),
  column<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  column<Row>('project', 'Project', 'text', ({ projectName }) => projectName),
  column<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  column<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  column<Row>('requestedBy', 'Requested by', 'text', ({ requestedBy }) => requestedBy),
  column<Row>('total', 'Total', 'money', ({ totalCents }) => totalCents),
]
