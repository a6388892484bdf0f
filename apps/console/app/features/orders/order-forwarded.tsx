import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { ForwardedPart } from './read-forwarded.server.ts'

/** Orders to suppliers that were made from this one. */
export function OrderForwarded({ forwarded }: { forwarded: readonly ForwardedPart[] }) {
  if (forwarded.length === 0) return null
  return (
    <ScreenPart title="Sent to suppliers">
      <ul>
        {forwarded.map(({ id, supplierID, quantity, shipped }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
            <Link href={`/suppliers/${encodeURIComponent(supplierID)}`}>{supplierID}</Link>
            <span className="tabular">
              <Link href={`/forwarded/${encodeURIComponent(id)}`}>
                {formatCount(shipped)} of {formatCount(quantity)} shipped
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}
