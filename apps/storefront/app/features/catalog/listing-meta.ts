import { metaOf } from '../../kit/seo/seo.ts'
import { type Packed, unpack } from '../../render-cache/packed.ts'
import { canonicalOf } from './listing-params.ts'
import type { Listing } from './load-listing.server.ts'

type Matches = Parameters<typeof metaOf>[0]

/** Title, canonical URL and whether search engines may index this page. */
export function listingMeta(matches: Matches, packed: Packed<Listing> | undefined): ReturnType<typeof metaOf> {
  if (!packed) return []
  const listing = unpack(packed)
  const { scope, answer } = listing
  const page = answer.page > 1 ? `, page ${answer.page}` : ''
  return metaOf(matches, {
    title: scope.title + page,
    description: scope.summary || `${answer.total} products, priced by the square foot, with samples by mail.`,
    ...canonicalOf(scope.path, new URLSearchParams(listing.search)),
    picture: listing.picture ?? undefined,
  })
}
