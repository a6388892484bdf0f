import type { StatementDetail, StatementList } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { formatMonth } from '@tessera/ui/charts/format-month'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { amountColumn, balanceColumn, bookedColumn, documentColumn } from './ledger-columns.tsx'

type Statement = StatementList['statements'][number]
type Line = StatementDetail['lines'][number] & { key: string }

interface Props {
  customerNumber: string
  customer: string
  list: StatementList
  /** The statement that is open, if there is one. */
  chosen: StatementDetail | null
}

/** The monthly statements of a customer, as they were sent, and the lines of one. */
export function StatementsScreen({ customerNumber, customer, list, chosen }: Props) {
  const path = `/money/customers/${customerNumber}`
  const all = [...(list.current ? [list.current] : []), ...list.statements]
  return (
    <div className="grid gap-5">
      <Breadcrumb
        crumbs={[
          { title: 'Money', url: '/money' },
          { title: customer, url: path },
          { title: 'Statements', url: `${path}/statements` },
        ]}
      />
      <h1 className="text-2xl wrap-anywhere">Statements of {customer}</h1>
      {chosen && <StatementLines statement={chosen} />}
      {all.length === 0 ? (
        <p className="text-stone">No statement yet. One is created after each month with a balance or activity.</p>
      ) : (
        <div className="overflow-x-auto">
          <Table
            caption="Statements"
            columns={columnsFor(`${path}/statements`)}
            rows={all}
            keyOf={({ statementId }) => statementId}
          />
        </div>
      )}
    </div>
  )
}

const columnsFor = (path: string): TableColumn<Statement>[] => [
  {
    key: 'period',
    header: 'Month',
    isRowHeader: true,
    card: 'title',
    cell: ({ period, statementId }) =>
      statementId === 'current' ? (
        `${formatMonth(period)}, until now`
      ) : (
        <Link href={`${path}?statement=${statementId}`} data-row="">
          {formatMonth(period)}
        </Link>
      ),
  },
  sumColumn('opening', 'Opening', ({ openingCents }) => openingCents),
  sumColumn('charges', 'Charges', ({ chargesCents }) => chargesCents),
  sumColumn('payments', 'Payments', ({ paymentsCents }) => -paymentsCents),
  sumColumn('credits', 'Credits', ({ creditsCents }) => -creditsCents),
  { ...sumColumn('closing', 'Closing', ({ closingCents }) => closingCents), card: 'end' },
]

function sumColumn(key: string, header: string, centsOf: (statement: Statement) => number): TableColumn<Statement> {
  return { key, header, isNumber: true, card: 'hidden', cell: (statement) => formatMoney(centsOf(statement)) }
}

const StatementLines = ({
  statement: { period, lines, openingCents, closingCents },
}: {
  statement: StatementDetail
}) => (
  <ScreenPart title={formatMonth(period)}>
    <p>
      Opening balance {formatMoney(openingCents)}, closing balance <b>{formatMoney(closingCents)}</b>
    </p>
    <div className="overflow-x-auto">
      <Table
        caption={`Lines of ${formatMonth(period)}`}
        columns={lineColumns}
        rows={lines.map((line, at) => ({ ...line, key: String(at) }))}
        keyOf={({ key }) => key}
      />
    </div>
  </ScreenPart>
)

const lineColumns: readonly TableColumn<Line>[] = [documentColumn, bookedColumn, amountColumn, balanceColumn]
