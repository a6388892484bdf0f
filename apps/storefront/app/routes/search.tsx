import { redirect } from 'react-router'
import { listingMeta } from '../features/catalog/listing-meta.ts'
import { ListingPage } from '../features/catalog/listing-page.tsx'
import { searchScope } from '../features/catalog/listing-scope.ts'
import { loadListing, packListing } from '../features/catalog/load-listing.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { publicUrlOf } from '../kit/seo/seo.ts'
import { unpack } from '../render-cache/packed.ts'
import type { Route } from './+types/search.ts'

/** A search for an exact SKU redirects to the product. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const query = (url.searchParams.get('q') ?? '').trim()
  const listing = await loadListing(visitor, searchScope(query), url.searchParams)
  const { redirectSku } = listing.answer
  if (redirectSku) {
    const record = listing.answer.records.find(({ sku }) => sku === redirectSku)
    throw redirect(record?.product_url ?? `/products/${redirectSku}`)
  }
  return packListing(context, listing)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listingMeta(matches, loaderData)

export default function Search({ loaderData, matches }: Route.ComponentProps) {
  const listing = unpack(loaderData)
  return <ListingPage key={listing.scope.title} listing={listing} publicUrl={publicUrlOf(matches)} />
}
