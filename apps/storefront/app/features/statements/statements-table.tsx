import type { Statement } from '@tessera/client/shop/types.gen'
import { formatMonth } from '@tessera/ui/charts/format-month'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { type CardPlace, Table, type TableColumn } from '@tessera/ui/table'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'

type Sum = 'openingCents' | 'chargesCents' | 'paymentsCents' | 'creditsCents' | 'closingCents'

const sumColumn = (key: Sum, header: string, card: CardPlace = 'hidden'): TableColumn<Statement> => ({
  key,
  header,
  card,
  isNumber: true,
  cell: (row) => (
    <span>
      {card !== 'end' && <span className="text-stone tablet:hidden">{header} </span>}
      {formatMoney(row[key])}
    </span>
  ),
})

const columns: readonly TableColumn<Statement>[] = [
  {
    key: 'period',
    card: 'title',
    header: 'Month',
    isRowHeader: true,
    cell: ({ period }) => <Link href={`/account/statements/${period}`}>{formatMonth(period)}</Link>,
  },
  sumColumn('openingCents', 'Opening'),
  sumColumn('chargesCents', 'Charges', 'note'),
  sumColumn('paymentsCents', 'Payments', 'note-end'),
  sumColumn('creditsCents', 'Credits'),
  sumColumn('closingCents', 'Closing', 'end'),
  {
    key: 'file',
    card: 'menu',
    header: 'File',
    cell: ({ statementId, period }) => (
      <DownloadLink href={documentHref('statement', statementId)} label={`PDF of ${formatMonth(period)}`}>
        PDF
      </DownloadLink>
    ),
  },
]

export const StatementsTable = ({ rows }: { rows: readonly Statement[] }) => (
  <Table caption="Monthly statements" columns={columns} rows={rows} keyOf={({ period }) => period} />
)
