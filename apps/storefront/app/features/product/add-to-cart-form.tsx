import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { Button } from '@tessera/ui/button'
import { controlClass } from '@tessera/ui/control-class'
import { Disclosure } from '@tessera/ui/disclosure'
import { formatUnits } from '@tessera/ui/format'
import { NumberStepper } from '@tessera/ui/number-stepper'
import { cartPath, useAddToCart } from '../../kit/products/use-add-to-cart.tsx'
import { track } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import type { ShownProduct } from './shown-product.ts'
import { lotsOf } from './stock-places.ts'

export const addFormId = 'add-to-cart'

interface AddToCartFormProps {
  product: ShownProduct
  unit: string
  quantity: number
  onQuantity(quantity: number): void
}

/** The only primary action of the page. */
export function AddToCartForm({ product, unit, quantity, onQuantity }: AddToCartFormProps) {
  const { record, minQuantity, maxQuantity } = product
  const fetcher = useAddToCart(`${formatUnits(quantity, unit)} of ${record.name} added`, () =>
    track('add_to_cart', { currency: 'USD', items: trackItemsOf([record]).map((item) => ({ ...item, quantity })) }),
  )
  const isGone = isSoldOut(product)
  return (
    <fetcher.Form id={addFormId} method="post" action={cartPath} preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={record.sku} />
      <input type="hidden" name={returnUrlParameter} value={record.product_url} />
      <div className="flex flex-wrap gap-3">
        <NumberStepper
          label={`Quantity in ${unit === 'box' ? 'boxes' : `${unit}s`}`}
          name="quantity"
          value={quantity}
          min={minQuantity}
          max={maxQuantity ?? undefined}
          isDisabled={isGone}
          onChange={onQuantity}
        />
        <Button
          type="submit"
          kind="primary"
          disabled={isGone}
          isBusy={fetcher.state !== 'idle'}
          className="grow font-bold"
        >
          {isGone ? 'Discontinued' : 'Add to cart'}
        </Button>
      </div>
      {product.stock.length > 0 && <LineDetails product={product} unit={unit} />}
    </fetcher.Form>
  )
}

/** Out of stock, and not restocked. */
export const isSoldOut = ({ availability }: ShownProduct): boolean =>
  availability.status === 'discontinued' && availability.boxes === 0

function LineDetails({ product, unit }: { product: ShownProduct; unit: string }) {
  return (
    <Disclosure summary={<span className="text-sm">Match a lot or name the room</span>} className="border-b-0">
      <div className="grid gap-3 tablet:grid-cols-2">
        <label className="grid gap-1 text-sm">
          Lot
          <select name="lotNo" className={`${controlClass} select min-h-11 pe-9`}>
            <option value="">Any (one lot where possible)</option>
            {lotsOf(product.stock).map(({ lotNo, shade, caliber, boxes, place }) => (
              <option key={`${place}${lotNo}`} value={lotNo}>
                {lotNo}, shade {shade}, caliber {caliber}: {formatUnits(boxes, unit)}, {place}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-sm">
          Room <input name="room" maxLength={60} placeholder="Upstairs bath" className={`${controlClass} min-h-11`} />
        </label>
      </div>
    </Disclosure>
  )
}
