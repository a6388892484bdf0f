import { listingMeta } from '../features/catalog/listing-meta.ts'
import { ListingPage } from '../features/catalog/listing-page.tsx'
import { allProductsScope } from '../features/catalog/listing-scope.ts'
import { loadListing, packListing } from '../features/catalog/load-listing.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { publicUrlOf } from '../kit/seo/seo.ts'
import { unpack } from '../render-cache/packed.ts'
import type { Route } from './+types/products.ts'

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  packListing(context, await loadListing(context.get(visitorContext), allProductsScope, url.searchParams))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listingMeta(matches, loaderData)

export default function Products({ loaderData, matches }: Route.ComponentProps) {
  return <ListingPage listing={unpack(loaderData)} publicUrl={publicUrlOf(matches)} />
}
