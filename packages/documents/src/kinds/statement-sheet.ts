import type { ValueOf } from '@tessera/contract/kit/model'
import type { ownBillingCalls } from '@tessera/contract/middleware/own-billing'
import type { Sheet, SheetTable } from '../sheet.ts'
import { dollars, niceDay, niceMonth } from '../words.ts'

export type StatementData = ValueOf<typeof ownBillingCalls.getStatementDetail.reply>

/** One month of the account: opening balance, movements, closing balance, and the age of open amounts. */
export const statementSheet = (statement: StatementData, account: { name: string; number: string }): Sheet => ({
  title: 'Statement',
  number: niceMonth(statement.period),
  madeOn: statement.toOn,
  facts: [
    ['Account', `${account.name} (${account.number})`],
    ['From', niceDay(statement.fromOn)],
    ['To', niceDay(statement.toOn)],
    ['Opening balance', dollars(statement.openingCents)],
  ],
  parties: [],
  tables: [ageingTable(statement), movesTable(statement)],
  totals: [
    { label: 'Opening', value: dollars(statement.openingCents) },
    { label: 'Charges', value: dollars(statement.chargesCents) },
    { label: 'Payments', value: dollars(-statement.paymentsCents) },
    { label: 'Credits', value: dollars(-statement.creditsCents) },
    { label: 'Closing', value: dollars(statement.closingCents), isStrong: true },
  ],
  notes: ['Later corrections appear on your next statement.'],
})

const ageingTable = ({ ageing }: StatementData): SheetTable => ({
  heading: 'Aging',
  columns: ['Not due', '1–30 days', '31–60 days', '61–90 days', 'Older', 'Not applied'].map((label) => ({
    label,
    share: 1,
    isRight: true,
  })),
  rows: [
    [
      dollars(ageing.notDueCents),
      dollars(ageing.days30Cents),
      dollars(ageing.days60Cents),
      dollars(ageing.days90Cents),
      dollars(ageing.olderCents),
      dollars(-ageing.unappliedCents),
    ],
  ],
})

const movesTable = ({ lines }: StatementData): SheetTable => ({
  heading: 'Activity',
  columns: [
    { label: 'Date', share: 2 },
    { label: 'Document', share: 2 },
    { label: 'Text', share: 5 },
    { label: 'Amount', share: 2, isRight: true },
    { label: 'Balance', share: 2, isRight: true },
  ],
  rows: lines.map((line) => [
    niceDay(line.bookedOn),
    line.documentId,
    line.text,
    dollars(line.cents),
    dollars(line.balanceCents),
  ]),
})
