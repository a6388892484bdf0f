import { Link } from '@tessera/ui/link'
import { hrefOf } from './listing-params.ts'
import type { Listing } from './load-listing.server.ts'

/** Names the corrected search query and links to the search as typed. */
export function SearchNote({ listing: { scope, answer }, params }: { listing: Listing; params: URLSearchParams }) {
  const { corrected, leftOut = [] } = answer
  const asTyped = new URLSearchParams(params)
  asTyped.set('asTyped', 'true')
  return (
    <div role="status" className="grid gap-1">
      {corrected && (
        <p>
          Showing results for <b>{corrected.to}</b>. Search instead for{' '}
          <Link href={hrefOf(scope.path, asTyped)}>{corrected.from}</Link>.
        </p>
      )}
      {leftOut && leftOut.length > 0 && answer.total > 0 && (
        <p>No exact match. Showing results without “{leftOut.join(', ')}.”</p>
      )}
    </div>
  )
}
