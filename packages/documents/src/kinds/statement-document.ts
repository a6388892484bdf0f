import type { ValueOf } from '@tessera/contract/kit/model'
import type { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { ageingLabels, unappliedLabel } from '@tessera/contract/shop/ageing-labels'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatDay, formatMonth } from '../format-values.ts'
import type { PrintDocument, PrintTable } from '../print-document.ts'
import { type AddressValue, addressLines } from './parties.ts'
import { letterheadOf, remittanceOf, type Seller } from './seller.ts'

export type StatementData = ValueOf<typeof billingCalls.getStatementDetail.reply>

/** One month of the account: opening balance, movements, closing balance, and the age of open amounts. */
export const statementDocument = (
  statement: StatementData,
  account: { name: string; number: string; billTo: AddressValue | null },
  seller: Seller,
): PrintDocument => ({
  title: 'Statement',
  number: formatMonth(statement.period),
  madeOn: statement.toOn,
  letterhead: letterheadOf(seller),
  facts: [
    ['Customer number', account.number],
    ['From', formatDay(statement.fromOn)],
    ['To', formatDay(statement.toOn)],
    ['Opening balance', formatDollars(statement.openingCents)],
  ],
  parties: [
    { label: 'Bill to', lines: [...new Set([account.name, ...(account.billTo ? addressLines(account.billTo) : [])])] },
  ],
  tables: [ageingTable(statement), movesTable(statement)],
  totals: [
    { label: 'Opening', value: formatDollars(statement.openingCents) },
    { label: 'Charges', value: formatDollars(statement.chargesCents) },
    { label: 'Payments', value: formatDollars(-statement.paymentsCents) },
    { label: 'Credits', value: formatDollars(-statement.creditsCents) },
    { label: 'Closing', value: formatDollars(statement.closingCents), isStrong: true },
  ],
  remittance: statement.closingCents > 0 ? remittanceOf(seller, `customer ${account.number}`) : [],
  notes: ['Later corrections appear on your next statement.'],
})

const ageingTable = ({ ageing }: StatementData): PrintTable => ({
  heading: 'Aging',
  columns: [...Object.values(ageingLabels), unappliedLabel].map((label) => ({
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
