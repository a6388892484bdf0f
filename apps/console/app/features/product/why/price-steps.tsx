import { Badge } from '@tessera/ui/badge'
import { centsOf, formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ScreenPart } from '../../../generic/screen-part.tsx'
import type { PriceBreakView, PriceView } from './price-view.server.ts'

const dollars = (amount: number): string => formatMoney(centsOf(amount))

/** Where a price comes from: every schedule that could apply, the break, the sale and the final price. */
export function PriceSteps({ price }: { price: PriceView }) {
  const { candidates, breaks, problems } = price
  return (
    <ScreenPart title="What it costs them">
      {problems.length > 0 && (
        <Notice kind="warning" title="They can’t buy it this way">
          {problems.join(' ')}
        </Notice>
      )}
      {candidates.length === 0 ? (
        <p className="text-stone">No price applies: neither the product nor an assignment has one.</p>
      ) : (
        <div className="overflow-x-auto">
          <Table
            caption="Price schedules that could apply, the nearest first"
            columns={candidateColumns}
            rows={candidates}
            keyOf={({ id, source }) => id + source}
          />
        </div>
      )}
      {breaks.length > 0 && (
        <div className="overflow-x-auto">
          <Table
            caption="Prices by quantity"
            columns={breakColumns}
            rows={breaks}
            keyOf={({ quantity }) => String(quantity)}
          />
        </div>
      )}
      <FinalPrice price={price} />
    </ScreenPart>
  )
}

const candidateColumns: readonly TableColumn<PriceView['candidates'][number]>[] = [
  {
    key: 'id',
    header: 'Price schedule',
    isRowHeader: true,
    cell: ({ id }) => <Link href={`/r/priceschedules/${encodeURIComponent(id)}`}>{id}</Link>,
  },
  { key: 'source', header: 'Where it comes from', cell: ({ source }) => source },
  {
    key: 'verdict',
    header: 'Used',
    cell: ({ verdict, isChosen }) => (isChosen ? <Badge kind="success">{verdict}</Badge> : verdict),
  },
]

const breakColumns: readonly TableColumn<PriceBreakView>[] = [
  { key: 'quantity', header: 'From', isRowHeader: true, isNumber: true, cell: ({ quantity }) => formatCount(quantity) },
  { key: 'price', header: 'Price', isNumber: true, cell: ({ price }) => dollars(price) },
  {
    key: 'sale',
    header: 'On sale',
    isNumber: true,
    cell: ({ salePrice }) => (salePrice === null ? null : dollars(salePrice)),
  },
  { key: 'used', header: 'Used', cell: ({ isUsed }) => (isUsed ? <Badge kind="success">This one</Badge> : null) },
]

function FinalPrice({
  price: { quantity, unit, unitPrice, perSqft, lineSubtotal, isOnSale, markup },
}: {
  price: PriceView
}) {
  if (unitPrice === null || lineSubtotal === null) return null
  const parts = [
    isOnSale && 'The sale price applies.',
    markup !== 0 && `Options of the variant: ${markup > 0 ? '+' : '−'}${dollars(Math.abs(markup))}.`,
  ].filter(Boolean)
  return (
    <p>
      {parts.length > 0 && `${parts.join(' ')} `}
      {formatCount(quantity)} × {dollars(unitPrice)} per {unit}
      {perSqft !== null && ` (${dollars(perSqft)} per sq ft)`} = <b>{dollars(lineSubtotal)}</b>
      <span className="text-stone"> before coupons, shipping and tax</span>
    </p>
  )
}
