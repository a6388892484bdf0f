import type { StatementData } from '../kinds/statement-sheet.ts'
import { column } from '../table.ts'

type Row = StatementData['lines'][number]

export const statementColumns = [
  column<Row>('bookedOn', 'Date', 'date', ({ bookedOn }) => bookedOn),
  column<Row>('number', 'Document', 'text', ({ documentId }) => documentId),
  column<Row>('type', 'Type', 'text', ({ type }) => type),
  column<Row>('text', 'Text', 'text', ({ text }) => text),
  column<Row>('amount', 'Amount', 'money', ({ cents }) => cents),
  column<Row>('balance', 'Balance', 'money', ({ balanceCents }) => balanceCents),
]
