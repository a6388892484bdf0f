import { defineColumn } from '../export-table.ts'
import type { StatementData } from '../kinds/statement-document.ts'

type Row = StatementData['lines'][number]

export const statementColumns = [
  defineColumn<Row>('bookedOn', 'Date', 'date', ({ bookedOn }) => bookedOn),
  defineColumn<Row>('number', 'Document', 'text', ({ documentId }) => documentId),
  defineColumn<Row>('type', 'Type', 'text', ({ type }) => type),
  defineColumn<Row>('text', 'Text', 'text', ({ text }) => text),
  defineColumn<Row>('amount', 'Amount', 'money', ({ cents }) => cents),
  defineColumn<Row>('balance', 'Balance', 'money', ({ balanceCents }) => balanceCents),
]
