import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { HoursTable } from '../features/stores/hours-table.tsx'
import { NearbyStores } from '../features/stores/nearby-stores.tsx'
import { StoreHeader } from '../features/stores/store-header.tsx'
import { storeJsonLd } from '../features/stores/store-json-ld.ts'
import { PickUpNotes, StoreEvents, StoreServices, StoreStaff } from '../features/stores/store-notes.tsx'
import { optional, orUndefined } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { throwMoved } from '../http/throw-moved.server.ts'
import { breadcrumbFacts, JsonLd } from '../kit/seo/json-ld.tsx'
import { metaOf, publicUrlOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/store.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { shop, publicShop } = context.get(visitorContext)
  const store =
    (await orUndefined(shop.StorePages.getStore({ store: params.slug }))) ?? (await throwMoved(publicShop, url))
  const [nearby, site] = await Promise.all([
    optional(shop.Stores.Nearest({ zipCode: store.zip })),
    optional(shop.Generic.getsitesettings()),
  ])
  const others = nearby?.stores.filter(({ id }) => id !== store.id) ?? []
  const number = (name: string) => Number(site?.settings?.[name]) || undefined
  return { store, others, pickUp: { freeDays: number('pickUpFreeDays'), dailyFeeCents: number('pickUpDailyFeeCents') } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const store = loaderData?.store
  if (!store) return []
  return metaOf(matches, {
    title: `${store.name}, ${store.state}: tile store`,
    description: `${store.street}, ${store.city}, ${store.state} ${store.zip}. Hours, services, stock and pickup.`,
    canonical: `/stores/${store.slug}`,
  })
}

export default function StorePage({ loaderData: { store, others, pickUp }, matches }: Route.ComponentProps) {
  const url = publicUrlOf(matches)
  const crumbs = [
    { title: 'Home', url: '/' },
    { title: 'Stores', url: '/stores' },
    { title: store.name, url: `/stores/${store.slug}` },
  ]
  return (
    <div className="page pt-6">
      <Breadcrumb crumbs={crumbs} />
      <div className="grid gap-x-12 gap-y-10 pt-10 desktop:grid-cols-12">
        <StoreHeader store={store} />
        <div className="desktop:col-span-7">
          <NearbyStores stores={others} />
        </div>
        <section className="desktop:col-span-5">
          <h2 className="mb-3 text-2xl">Hours</h2>
          <HoursTable hours={store.hours} />
        </section>
        <div className="grid content-start gap-10 desktop:col-span-7">
          <StoreServices store={store} />
          <StoreEvents events={store.events} />
          <StoreStaff staff={store.staff} />
          <PickUpNotes {...pickUp} />
        </div>
      </div>
      <JsonLd facts={import.meta.env.SSR && (() => storeJsonLd(store, url))} />
      <JsonLd facts={import.meta.env.SSR && (() => breadcrumbFacts(url, crumbs))} />
    </div>
  )
}
