import type { ValueOf } from '@tessera/contract/kit/model'
import type { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { defineColumn } from '../export-table.ts'

type Row = ValueOf<typeof billingCalls.getBillingHistory.reply>['items'][number]

export const historyColumns = [
  defineColumn<Row>('documentOn', 'Date', 'date', ({ documentOn }) => documentOn),
  defineColumn<Row>('type', 'Type', 'text', ({ typeText }) => typeText),
  defineColumn<Row>('number', 'Document', 'text', ({ documentId }) => documentId),
  defineColumn<Row>('reference', 'Reference', 'text', ({ reference }) => reference),
  defineColumn<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  defineColumn<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  defineColumn<Row>('amount', 'Amount', 'money', ({ amountCents }) => amountCents),
  defineColumn<Row>('effect', 'Effect on balance', 'money', ({ effectCents }) => effectCents),
  defineColumn<Row>('open', 'Open', 'money', ({ openCents }) => openCents),
  defineColumn<Row>('paidBy', 'Paid by', 'text', ({ paidBy }) => paidBy),
]
