import { findScope } from '../features/catalog/find-scope.server.ts'
import { listingMeta } from '../features/catalog/listing-meta.ts'
import { ListingPage } from '../features/catalog/listing-page.tsx'
import { loadListing, packListing } from '../features/catalog/load-listing.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { publicUrlOf } from '../kit/seo/seo.ts'
import { unpack } from '../render-cache/packed.ts'
import type { Route } from './+types/shop.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const scope = await findScope(visitor.publicShop, params['*'], url)
  return packListing(context, await loadListing(visitor, scope, url.searchParams))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listingMeta(matches, loaderData)

export default function Shop({ loaderData, matches }: Route.ComponentProps) {
  const listing = unpack(loaderData)
  return <ListingPage key={listing.scope.path} listing={listing} publicUrl={publicUrlOf(matches)} />
}
