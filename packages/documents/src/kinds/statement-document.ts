import type { ValueOf } from '@tessera/contract/kit/model'
import type { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { formatDay, formatDollars, formatMonth } from '../format-values.ts'
import type { PrintDocument, PrintTable } from '../print-document.ts'

export type StatementData = ValueOf<typeof billingCalls.getStatementDetail.reply>

/** One month of the account: opening balance, movements, closing balance, and the age of open amounts. */
export const statementDocument = (
  statement: StatementData,
  account: { name: string; number: string },
): PrintDocument => ({
  title: 'Statement',
  number: formatMonth(statement.period),
  madeOn: statement.toOn,
  facts: [
    ['Account', `${account.name} (${account.number})`],
    ['From', formatDay(statement.fromOn)],
    ['To', formatDay(statement.toOn)],
    ['Opening balance', formatDollars(statement.openingCents)],
  ],
  parties: [],
  tables: [ageingTable(statement), movesTable(statement)],
  totals: [
    { label: 'Opening', value: formatDollars(statement.openingCents) },
    { label: 'Charges', value: formatDollars(statement.chargesCents) },
    { label: 'Payments', value: formatDollars(-statement.paymentsCents) },
    { label: 'Credits', value: formatDollars(-statement.creditsCents) },
    { label: 'Closing', value: formatDollars(statement.closingCents), isStrong: true },
  ],
  notes: ['Later corrections appear on your next statement.'],
})

const ageingTable = ({ ageing }: StatementData): PrintTable => ({
  heading: 'Aging',
  columns: ['Not due', '1–30 days', '31–60 days', '61–90 days', 'Older', 'Not applied'].map((label) => ({
    label,
    share: 1,
    isRight: true,
  })),
  rows: [
    [
      formatDollars(ageing.notDueCents),
      formatDollars(ageing.days30Cents),
      formatDollars(ageing.days60Cents),
      formatDollars(ageing.days90Cents),
      formatDollars(ageing.olderCents),
      formatDollars(-ageing.unappliedCents),
    ],
  ],
})

const movesTable = ({ lines }: StatementData): PrintTable => ({
  heading: 'Activity',
  columns: [
    { label: 'Date', share: 2 },
    { label: 'Document', share: 2 },
    { label: 'Text', share: 5 },
    { label: 'Amount', share: 2, isRight: true },
    { label: 'Balance', share: 2, isRight: true },
  ],
  rows: lines.map((line) => [
    formatDay(line.bookedOn),
    line.documentId,
    line.text,
    formatDollars(line.cents),
    formatDollars(line.balanceCents),
  ]),
})
