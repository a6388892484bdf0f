import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'

type BilledLine = BillingDetail['lines'][number]

/** The goods of an invoice, and how its amount adds up. */
export function BilledLines({ document }: { document: BillingDetail }) {
  if (document.lines.length === 0) return null
  return (
    <section aria-labelledby="lines-title" className="grid gap-4">
      <h2 id="lines-title" className="text-2xl">
        Items
      </h2>
      <Table caption="Billed items" columns={columns} rows={document.lines} keyOf={({ lineNo }) => String(lineNo)} />
      <Sums document={document} />
    </section>
  )
}

const columns: readonly TableColumn<BilledLine>[] = [
  {
    key: 'item',
    header: 'Item',
    isRowHeader: true,
    cell: ({ name, sku, lot }) => (
      <span className="grid">
        {keepSizeTogether(name)}
        <span className="text-sm text-stone">
          {sku}
          {lot && ` · lot ${lot}`}
        </span>
      </span>
    ),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    isNumber: true,
    cell: ({ boxes, unit, areaSqft }) => (
      <Stacked first={formatUnits(boxes, unit)} second={areaSqft ? formatArea(areaSqft) : null} />
    ),
  },
  {
    key: 'price',
    header: 'Price',
    isNumber: true,
    cell: ({ unitPriceCents, sqftPriceCents, unit }) => (
      <Stacked
        first={`${formatMoney(unitPriceCents)} / ${unit}`}
        second={sqftPriceCents === null ? null : `${formatMoney(sqftPriceCents)} / sq ft`}
      />
    ),
  },
  { key: 'amount', header: 'Amount', isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
  { key: 'tax', header: 'Tax', isNumber: true, cell: ({ taxCents }) => formatMoney(taxCents) },
]

const Stacked = ({ first, second }: { first: string; second: string | null }) => (
  <span className="grid whitespace-nowrap">
    {first}
    {second && <span className="text-sm text-stone">{second}</span>}
  </span>
)

function Sums({ document }: { document: BillingDetail }) {
  const { goodsCents, discountCents, freightCents, taxCents, taxes, amountCents } = document
  const [tax] = taxes
  const sums: [string, number][] = [
    ['Subtotal', goodsCents + discountCents],
    ...(discountCents > 0 ? [['Discount', -discountCents] as [string, number]] : []),
    ['Freight', freightCents],
    [tax ? `Tax, ${tax.state} ${tax.percent}% of ${formatMoney(tax.baseCents)}` : 'Tax', taxCents],
    ['Total', amountCents],
  ]
  return (
    <dl className="ms-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 [&>:nth-last-child(-n+2)]:font-bold">
      {sums.map(([label, cents]) => (
        <Sum key={label} label={label} cents={cents} />
      ))}
    </dl>
  )
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <>
    <dt>{label}</dt>
    <dd className="tabular text-end">{formatMoney(cents)}</dd>
  </>
)
