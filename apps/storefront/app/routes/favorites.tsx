import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { FavoriteGrid } from '../features/favorites/favorite-grid.tsx'
import { visitorContext } from '../http/session/context.server.ts'
import { CompareBar } from '../kit/products/compare-tick.tsx'
import { favorites } from '../kit/products/favorites.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/favorites.ts'

/** Loads the list of a signed-in customer; a guest's list is in the browser and loads afterwards. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  if (!shown.isSignedIn) return { isSignedIn: false, records: [] as ProductRecord[] }
  const { skus } = await shop.Favorites.getFavorites()
  const { records } = skus.length ? await shop.ProductPages.getRecords({ skus: skus.join(',') }) : { records: [] }
  return { isSignedIn: true, records }
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Favorites', isHidden: true })

export default function Favorites({ loaderData: { isSignedIn, records } }: Route.ComponentProps) {
  const skus = favorites.use()
  const fetcher = useFetcher<{ records: ProductRecord[] }>()
  const query = skus.join(',')
  const { load, data } = fetcher
  const known = data?.records ?? records
  const isKnown = skus.every((wanted) => known.some(({ sku }) => sku === wanted))
  // biome-ignore lint/correctness/useExhaustiveDependencies: discontinued SKUs stay unknown and are requested once
  useEffect(() => {
    if (!isKnown) load(`/favorites/list?skus=${query}`)
  }, [query, load])
  // the server doesn't know what the browser stores
  const visible = skus.length > 0 ? known.filter(({ sku }) => skus.includes(sku)) : data ? [] : records
  return (
    <>
      <div className="page pt-10">
        <h1 className="text-4xl">Favorites</h1>
        <p role="status" className="mt-2 mb-6 text-stone">
          {visible.length > 0 && formatUnits(visible.length, 'product')}
        </p>
        {visible.length > 0 ? <FavoriteGrid records={visible} /> : <NoFavorites isBusy={fetcher.state !== 'idle'} />}
        {!isSignedIn && visible.length > 0 && (
          <p className="mt-6 text-stone">
            Saved in this browser. <Link href="/sign-in?returnurl=%2Ffavorites">Sign in</Link> to see them on all your
            devices.
          </p>
        )}
      </div>
      <CompareBar />
    </>
  )
}

function NoFavorites({ isBusy }: { isBusy: boolean }) {
  if (isBusy) return <div aria-busy="true" className="min-h-96" />
  return (
    <EmptyState
      title="No favorites yet."
      pattern="herringbone"
      action={
        <LinkButton kind="primary" href="/products">
          Browse tile
        </LinkButton>
      }
    >
      Tap the heart to save a tile here.
    </EmptyState>
  )
}
