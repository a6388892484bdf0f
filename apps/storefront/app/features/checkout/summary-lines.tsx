import type { CartLine } from '@tessera/client/shop/types.gen'
import { formatArea, formatUnits } from '@tessera/ui/format'
import { Picture } from '@tessera/ui/picture'
import { Money } from '@tessera/ui/price'

/** A compact list of the cart lines beside the totals. */
export const SummaryLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <ul className="mt-4 grid gap-3 border-t border-grout pt-4 text-sm">
    {lines.map(({ lineItemId, sku, sku_image_url, name, quantity, purchaseUnit, areaSqft, lineTotalCents }) => (
      <li key={lineItemId} className="grid grid-cols-[3.5rem_1fr_auto] gap-3">
        <Picture sku={sku} image={sku_image_url} alt="" sizes="56px" maxWidth={160} />
        <span>
          {name}
          <span className="block text-stone">
            {formatUnits(quantity, purchaseUnit === 'each' ? 'piece' : purchaseUnit)}
            {areaSqft !== null && ` · ${formatArea(areaSqft)}`}
          </span>
        </span>
        <Money cents={lineTotalCents} />
      </li>
    ))}
  </ul>
)
