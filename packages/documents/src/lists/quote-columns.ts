import type { ValueOf } from '@tessera/contract/kit/model'
import type { Quotes } from '@tessera/contract/middleware/quotes/models'
import { defineColumn } from '../export-table.ts'

type Row = ValueOf<typeof Quotes>['items'][number]

export const quoteColumns = [
  defineColumn<Row>('number', 'Quote', 'text', ({ quotationId }) => quotationId),
  defineColumn<Row>('version', 'Version', 'count', ({ version }) => version),
  defineColumn<Row>('requestedOn', 'Requested', 'date', ({ requestedOn }) => requestedOn),
  defineColumn<Row>('offeredOn', 'Offered', 'date', ({ offeredOn }) => offeredOn),
  defineColumn<Row>('validUntil', 'Valid until', 'date', ({ validUntil }) => validUntil),
  defineColumn<Row>('status', 'Status', 'text', ({ statusText }) => statusText),
  defineColumn<Row>('project', 'Project', 'text', ({ projectName }) => projectName),
  defineColumn<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  defineColumn<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  defineColumn<Row>('requestedBy', 'Requested by', 'text', ({ requestedBy }) => requestedBy),
  defineColumn<Row>('total', 'Total', 'money', ({ totalCents }) => totalCents),
]
