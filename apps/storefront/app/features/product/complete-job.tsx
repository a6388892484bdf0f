import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { centsOf, formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { useState } from 'react'
import { useAddress } from '../../http/use-address.ts'
import { cartPath, useAddToCart } from '../../kit/products/use-add-to-cart.tsx'
import { track } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import type { BoxCalculation } from './calculate-boxes.ts'
import { isStone, type JobItem, jobItems } from './job-items.ts'
import { pieceOf } from './product-facts.ts'
import type { ShownProduct } from './shown-product.ts'

interface CompleteJobProps {
  product: ShownProduct
  worked: BoxCalculation | undefined
}

const usualSqft = '100'

/** Grout, mortar and trim for the same area, with quantities. */
export function CompleteJob({ product, worked }: CompleteJobProps) {
  const [typedEdge, setTypedEdge] = useState('')
  const areaSqft = product.units.sqftPerUnit === null ? undefined : (worked?.areaSqft ?? usualSqft)
  const edgeFeet = /^\d{1,4}$/.test(typedEdge) ? typedEdge : usualEdge(areaSqft)
  const piece = pieceOf(product.facts)
  const records = [...product.setting, ...product.trim]
  if (records.length === 0) return null
  const items = jobItems(records, { areaSqft, edgeFeet, piece, isStone: isStone(piece.material) })
  return (
    <section aria-labelledby="job">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="job" className="text-2xl">
            Complete the job
          </h2>
          <p className="mt-1 text-stone">{aboutQuantities(areaSqft, worked !== undefined)}</p>
        </div>
        {product.trim.length > 0 && (
          <TextField
            label="Exposed edge"
            name="edge"
            inputMode="numeric"
            autoComplete="off"
            value={typedEdge}
            placeholder={edgeFeet}
            onChange={(event) => setTypedEdge(event.currentTarget.value)}
            after="ft"
            className="w-32"
          />
        )}
      </div>
      <ul className="mt-6 grid gap-x-8 tablet:grid-cols-2">
        {items.map((item) => (
          <CachedPart key={item.record.sku} as="li" className="border-t border-grout" part={JobRow} given={item} />
        ))}
      </ul>
    </section>
  )
}

/** One side of a square of that area. */
const usualEdge = (areaSqft = usualSqft): string => String(Math.max(1, Math.ceil(Math.sqrt(Number(areaSqft)))))

function aboutQuantities(areaSqft: string | undefined, isOwn: boolean): string {
  if (areaSqft === undefined) return 'What you need to set it and care for it.'
  if (isOwn) return `Quantities for your ${formatArea(areaSqft)}.`
  return `Quantities for ${formatArea(areaSqft)}. Enter your area to update them.`
}

function JobRow({ record, quantity, why }: JobItem) {
  const address = useAddress()
  const { purchase_unit } = record.tessera
  const unit = purchase_unit === 'each' ? 'piece' : purchase_unit
  const cents = centsOf(record.final_price_purchase ?? 0)
  const fetcher = useAddToCart(`${formatUnits(quantity, unit)} of ${record.name} added`, () =>
    track('add_to_cart', { items: trackItemsOf([record]).map((one) => ({ ...one, quantity })) }),
  )
  return (
    <div className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 py-3">
      <Picture sku={record.sku} image={record.sku_image_url} alt="" sizes="72px" maxWidth={320} />
      <div className="min-w-0 text-sm">
        <Link href={record.product_url} className="no-underline hover:underline">
          {record.name}
        </Link>
        <p className="tabular mt-0.5">
          {formatUnits(quantity, unit)} · {formatMoney(cents * quantity)}
        </p>
        {why && <p className="text-stone">{why}</p>}
      </div>
      <fetcher.Form method="post" action={cartPath} preventScrollReset>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={record.sku} />
        <input type="hidden" name="quantity" value={quantity} />
        <input type="hidden" name={returnUrlParameter} value={address} />
        <Button type="submit" isBusy={fetcher.state !== 'idle'}>
          Add
          <span className="sr-only">
            {formatUnits(quantity, unit)} of {record.name}
          </span>
        </Button>
      </fetcher.Form>
    </div>
  )
}
