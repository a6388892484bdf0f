import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { useLocation } from 'react-router'
import { mapPointOf } from '../features/stores/albers-usa.ts'
import { findStores, storeQueryOf } from '../features/stores/find-stores.server.ts'
import { FinderForm } from '../features/stores/finder-form.tsx'
import { StoreDirectory } from '../features/stores/store-directory.tsx'
import { StoreMap } from '../features/stores/store-map.tsx'
import { StoreRow } from '../features/stores/store-row.tsx'
import { visitorContext } from '../http/session/context.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import { useMe } from '../shell/use-me.ts'
import type { Route } from './+types/stores.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = storeQueryOf(url.searchParams)
  const found = await findStores(context.get(visitorContext).shop, query)
  const isSearched = url.search !== ''
  // the outlines of the states say nothing about five stores of one city; the list has their distances
  const dots = isSearched ? [] : found.stores.map(({ id, name, ...place }) => ({ id, name, ...mapPointOf(place) }))
  return { query, found, dots, isSearched }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, {
    title: 'Stores',
    description: 'Find a Tessera store: hours, services, stock and pickup near you.',
    canonical: '/stores',
    isHidden: loaderData?.isSearched,
  })

export default function Stores({ loaderData: { query, found, dots, isSearched } }: Route.ComponentProps) {
  const me = useMe()
  const { pathname, search } = useLocation()
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-12 desktop:grid-cols-12 desktop:grid-rows-[auto_auto_1fr]">
      <h1 className="text-5xl desktop:col-span-12">Stores</h1>
      <div className="desktop:col-span-4">
        <FinderForm query={query} problem={found.problem} />
      </div>
      <div className="grid min-w-0 content-start gap-8 desktop:col-span-8 desktop:row-span-2">
        <p role="status" className="text-stone">
          {found.stores.length === 1 ? '1 store' : `${found.stores.length} stores`}
          {found.from && `, closest to ${found.from} first`}
        </p>
        {found.stores.length === 0 && (
          <EmptyState title="No store matches" action={<LinkButton href="/stores">Show all stores</LinkButton>}>
            {found.problem ?? 'Select fewer services or a larger distance.'}
          </EmptyState>
        )}
        {isSearched ? (
          <section aria-label="Found" className="border-t border-grout">
            {found.stores.map((store) => (
              <StoreRow key={store.id} store={store} isMine={store.id === me?.store?.id} backTo={pathname + search} />
            ))}
          </section>
        ) : (
          <StoreDirectory stores={found.stores} mine={me?.store?.id} />
        )}
      </div>
      {dots.length > 0 && (
        <div className="desktop:col-span-4 desktop:col-start-1 desktop:sticky desktop:top-8 desktop:row-start-3 desktop:self-start">
          <StoreMap dots={dots} label="Map of the United States with the stores listed" />
        </div>
      )}
    </div>
  )
}
