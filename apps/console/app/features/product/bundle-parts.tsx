import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { BundlePartsView } from './bundle-parts.server.ts'

/** The products that are sold together as this one, and the way to change them. */
export const BundleParts = ({ view: { parts, total, href, mayChange } }: { view: BundlePartsView }) => (
  <ScreenPart title="In this bundle">
    {parts.length === 0 && <p className="text-stone">No products yet.</p>}
    <ul>
      {parts.map(({ id, name, quantity, isRequired }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-grout py-1">
          <span className="tabular">{formatCount(quantity)} ×</span>
          <Link href={`/products/${encodeURIComponent(id)}`} className="wrap-anywhere">
            {keepSizeTogether(name)}
          </Link>
          <span className="text-sm text-stone wrap-anywhere">
            {id}
            {!isRequired && ' · optional'}
          </span>
        </li>
      ))}
    </ul>
    <p>
      <Link href={href}>
        {mayChange ? 'Change the products of this bundle' : 'Open the products of this bundle'}
        {total > parts.length && ` (${formatCount(total)})`}
      </Link>
    </p>
  </ScreenPart>
)
