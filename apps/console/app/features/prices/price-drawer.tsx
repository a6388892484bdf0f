import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import { LinkButton } from '@tessera/ui/button'
import { Dialog } from '@tessera/ui/dialog'
import { priceGroupLabels } from '../customers/customer-list.ts'
import { BreaksForm } from './breaks-form.tsx'
import { formatInstant } from './format-instant.ts'
import { type GroupPrice, type PriceRow, textOfPrice } from './price-cells.ts'
import type { TypedBreak } from './read-breaks.ts'

interface Props {
  row: PriceRow | null
  onClose(): void
  /** Undefined for people who may not change prices. */
  saveBreaks?: ((row: PriceRow, group: PriceGroup, typed: TypedBreak[]) => Promise<string | null>) | undefined
}

/** The price breaks and sale dates of one product, with the way to change them. */
export function PriceDrawer({ row, onClose, saveBreaks }: Props) {
  return (
    <Dialog isOpen={row !== null} onClose={onClose} from="right" title={row?.name ?? ''}>
      <div className="grid gap-6">
        {row &&
          priceGroups.map((group) => (
            <GroupPart
              key={group}
              group={group}
              price={row.prices[group]}
              save={saveBreaks && ((typed) => saveBreaks(row, group, typed))}
            />
          ))}
      </div>
    </Dialog>
  )
}

interface GroupProps {
  group: PriceGroup
  price: GroupPrice | undefined
  save: ((typed: TypedBreak[]) => Promise<string | null>) | undefined
}

function GroupPart({ group, price, save }: GroupProps) {
  const label = priceGroupLabels[group]
  if (!price)
    return (
      <section aria-label={label}>
        <h3 className="font-bold">{label}</h3>
        <p className="text-stone">No price yet. Enter one in the grid.</p>
      </section>
    )
  const { scheduleID, breaks, saleStart, saleEnd } = price
  const hasSale = breaks.some(({ SalePrice }) => SalePrice !== null)
  return (
    <section aria-label={label} className="grid gap-2">
      <h3 className="font-bold">{label}</h3>
      {save ? <BreaksForm label={label} price={price} save={save} /> : <BreaksTable price={price} />}
      {hasSale && (
        <p className="text-stone">
          Sale {saleStart ? `from ${formatInstant(saleStart)}` : 'without a start'}
          {saleEnd ? ` to ${formatInstant(saleEnd)}` : ', without an end'}
        </p>
      )}
      <p>
        <LinkButton href={`/r/priceschedules/${encodeURIComponent(scheduleID)}?view=edit`} size="Small">
          {save ? `Edit ${label} sale dates` : `Edit ${label} breaks and dates`}
        </LinkButton>
      </p>
    </section>
  )
}

const BreaksTable = ({ price: { breaks } }: { price: GroupPrice }) => (
  <table className="part-table">
    <thead>
      <tr>
        <th scope="col">From</th>
        <th scope="col">Price</th>
        <th scope="col">Sale price</th>
      </tr>
    </thead>
    <tbody>
      {breaks
        .toSorted((one, other) => one.Quantity - other.Quantity)
        .map(({ Quantity, Price, SalePrice }) => (
          <tr key={Quantity} className="tabular">
            <td>{Quantity}</td>
            <td>{textOfPrice(Price)}</td>
            <td>{SalePrice === null ? '–' : textOfPrice(SalePrice)}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
