import type { ProductDetails } from '@tessera/client/shop/types.gen'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { Button } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useAddress } from '../../http/use-address.ts'
import { AddSample } from '../../kit/products/add-sample.tsx'
import { cartPath, useAddToCart } from '../../kit/products/use-add-to-cart.tsx'
import { track } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'

/** Buys the smallest quantity or a sample; the product page counts boxes for a room. */
export function ComparedActions({ product }: { product: ProductDetails }) {
  const { record, minQuantity, unitPriceCents, sample, availability } = product
  const address = useAddress()
  const unit = record.tessera.purchase_unit === 'each' ? 'piece' : record.tessera.purchase_unit
  const fetcher = useAddToCart(`${formatUnits(minQuantity, unit)} of ${record.name} added`, () =>
    track('add_to_cart', { items: trackItemsOf([record]).map((item) => ({ ...item, quantity: minQuantity })) }),
  )
  const isGone = availability.status === 'discontinued' && availability.boxes === 0
  return (
    <div className="grid w-full max-w-72 gap-2">
      {unitPriceCents > 0 && !isGone && (
        <fetcher.Form method="post" action={cartPath} preventScrollReset>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={record.sku} />
          <input type="hidden" name="quantity" value={minQuantity} />
          <input type="hidden" name={returnUrlParameter} value={address} />
          <Button type="submit" size="Small" isWide isBusy={fetcher.state !== 'idle'}>
            Add {formatUnits(minQuantity, unit)} to cart
            <span className="sr-only">: {record.name}</span>
          </Button>
        </fetcher.Form>
      )}
      {sample?.isOnline ? (
        <AddSample
          record={record}
          sku={sample.sku}
          priceCents={sample.priceCents}
          event="add_sample_CTA_click_PDP"
          size="Small"
        />
      ) : (
        <Link href="/stores" className="inline-flex min-h-9 items-center">
          See it in store
        </Link>
      )}
    </div>
  )
}
