import type { ValueOf } from '@tessera/contract/kit/model'
import type { myBillingCalls } from '@tessera/contract/middleware/my-account-billing'
import { column } from '../table.ts'

type Row = ValueOf<typeof myBillingCalls.getBillingHistory.reply>['items'][number]

export const historyColumns = [
  column<Row>('documentOn', 'Date', 'date', ({ documentOn }) => documentOn),
  column<Row>('type', 'Type', 'text', ({ typeText }) => typeText),
  column<Row>('number', 'Document', 'text', ({ documentId }) => documentId),
  column<Row>('reference', 'Reference', 'text', ({ reference }) => reference),
  column<Row>('poNumber', 'PO', 'text', ({ poNumber }) => poNumber),
  column<Row>('jobName', 'Job', 'text', ({ jobName }) => jobName),
  column<Row>('amount', 'Amount', 'money', ({ amountCents }) => amountCents),
  column<Row>('effect', 'Effect on balance', 'money', ({ effectCents }) => effectCents),
  column<Row>('open', 'Open', 'money', ({ openCents }) => openCents),
  column<Row>('paidBy', 'Paid by', 'text', ({ paidBy }) => paidBy),
]
