import { shopTimeZone } from '@tessera/domain/local-time'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { centsOf, formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { PriceGroupView, ProductPricesView } from './prices.server.ts'

const dollars = (amount: number): string => formatMoney(centsOf(amount))

/** The price of each group, by quantity. */
export function PricesScreen({ productID, view }: { productID: string; view: ProductPricesView }) {
  const { groups, mayEdit, unpriced } = view
  const path = encodeURIComponent(productID)
  // the spreadsheet makes the price schedules and assignments that are missing
  const gridHref = `/prices?${new URLSearchParams({ search: productID })}`
  return (
    <div className="grid gap-6">
      {groups.length === 0 && (
        <EmptyState
          title="No price yet"
          action={
            mayEdit ? (
              <LinkButton href={gridHref}>Enter prices</LinkButton>
            ) : (
              <LinkButton href={`/products/${path}`}>Choose a price schedule</LinkButton>
            )
          }
        >
          Without a price, no one can buy it. Prices you can’t view aren’t shown.
        </EmptyState>
      )}
      {groups.map((group) => (
        <PriceGroup key={group.scheduleID} group={group} mayEdit={mayEdit} />
      ))}
      <p className="text-stone">
        {mayEdit && groups.length > 0 && (
          <>
            <Link href={gridHref}>Edit the prices of all groups</Link>
            {' · '}
          </>
        )}
        {unpriced > 0 && `${formatCount(unpriced)} assignments only make it visible. `}
        <Link href={`/r/products/${path}/products-assignments`}>Price assignments</Link>
        {' · '}
        <Link href={`/products/${path}/why`}>Why does a customer pay this?</Link>
      </p>
    </div>
  )
}

function PriceGroup({ group, mayEdit }: { group: PriceGroupView; mayEdit: boolean }) {
  const { scheduleID, name, parties, breaks, isOnSale, saleStart, saleEnd } = group
  const href = `/r/priceschedules/${encodeURIComponent(scheduleID)}`
  const sale = [
    saleStart && `from ${formatMoment(saleStart, shopTimeZone)}`,
    saleEnd && `until ${formatMoment(saleEnd, shopTimeZone)}`,
  ].filter(Boolean)
  return (
    <ScreenPart title={parties.join(', ') || 'Assigned to no one'}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-stone">{name}</span>
        {isOnSale && <Badge kind="sale">On sale</Badge>}
        {sale.length > 0 && <span className="text-stone">Sale {sale.join(' ')}</span>}
        <Link href={mayEdit ? `${href}?view=edit` : href}>
          {mayEdit ? 'Edit this price' : scheduleID}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </p>
      <div className="overflow-x-auto">
        <Table
          caption={`Prices of ${name}`}
          columns={columns}
          rows={breaks}
          keyOf={({ quantity }) => String(quantity)}
        />
      </div>
    </ScreenPart>
  )
}

const columns: readonly TableColumn<PriceGroupView['breaks'][number]>[] = [
  {
    key: 'from',
    header: 'Quantity',
    isRowHeader: true,
    card: 'title',
    cell: ({ quantity }) => `${formatCount(quantity)} or more`,
  },
  { key: 'price', header: 'Price', isNumber: true, card: 'end', cell: ({ price }) => dollars(price) },
  {
    key: 'sale',
    header: 'On sale',
    isNumber: true,
    card: 'note',
    cell: ({ salePrice }) => salePrice !== null && `${dollars(salePrice)} on sale`,
  },
  {
    key: 'sqft',
    header: 'Per sq ft',
    isNumber: true,
    card: 'note-end',
    cell: ({ perSqft }) => perSqft !== null && `${dollars(perSqft)} per sq ft`,
  },
]
