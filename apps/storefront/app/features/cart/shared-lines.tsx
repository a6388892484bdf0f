import type { CartLine } from '@tessera/client/shop/types.gen'
import { formatArea, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { Money } from '@tessera/ui/price'

/** Read-only cart lines. */
export const SharedLines = ({ items }: { items: readonly CartLine[] }) => (
  <ul className="border-t border-grout">
    {items.map((line) => (
      <li key={line.lineItemId} className="grid grid-cols-[4rem_1fr_auto] gap-4 border-b border-grout py-4">
        <Picture sku={line.sku} image={line.sku_image_url} alt="" sizes="64px" maxWidth={320} />
        <div className="grid content-start gap-1">
          <Link href={line.product_url}>{line.name}</Link>
          <p className="text-sm text-stone">
            {[
              formatUnits(line.quantity, line.purchaseUnit === 'each' ? 'piece' : line.purchaseUnit),
              line.areaSqft ? formatArea(line.areaSqft) : '',
              line.room ?? '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {line.problems.map((problem) => (
            <p key={problem} className="text-sm text-sale">
              {problem}
            </p>
          ))}
        </div>
        <span className="tabular">
          <Money cents={line.lineTotalCents} />
        </span>
      </li>
    ))}
  </ul>
)
