import type { Statement } from '@tessera/client/shop/types.gen'
import { formatMonth } from '@tessera/ui/charts/format-month'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'

type Sum = 'openingCents' | 'chargesCents' | 'paymentsCents' | 'creditsCents' | 'closingCents'

const sumColumn = (key: Sum, header: string): TableColumn<Statement> => ({
  key,
  header,
  isNumber: true,
  cell: (row) => formatMoney(row[key]),
})

const columns: readonly TableColumn<Statement>[] = [
  {
    key: 'period',
    header: 'Month',
    isRowHeader: true,
    cell: ({ period }) => <Link href={`/account/statements/${period}`}>{formatMonth(period)}</Link>,
  },
  sumColumn('openingCents', 'Opening'),
  sumColumn('chargesCents', 'Charges'),
  sumColumn('paymentsCents', 'Payments'),
  sumColumn('creditsCents', 'Credits'),
  sumColumn('closingCents', 'Closing'),
  {
    key: 'file',
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
