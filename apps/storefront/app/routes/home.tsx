import { brand } from '@tessera/contract/brand'
import { Arrivals } from '../features/home/arrivals.tsx'
import { ContinueStrip } from '../features/home/continue-strip.tsx'
import { Hero } from '../features/home/hero.tsx'
import { loadContinueItems } from '../features/home/load-continue-items.server.ts'
import { loadHome } from '../features/home/load-home.server.ts'
import { LookGrid } from '../features/home/look-grid.tsx'
import { RoomGrid } from '../features/home/room-grid.tsx'
import { visitorContext } from '../http/session/context.server.ts'
import { lazyWhenVisible } from '../kit/lazy-when-visible.tsx'
import { JsonLd } from '../kit/seo/json-ld.tsx'
import { contentPictureUrl, metaOf, publicUrlOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/home.ts'

const loadBelow = async () => (await import('../features/home/home-below.tsx')).HomeBelow
const HomeBelow = lazyWhenVisible({
  id: 'home-below',
  now: import.meta.env.SSR ? await loadBelow() : undefined,
  load: loadBelow,
})

export async function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const [home, continueItems] = await Promise.all([loadHome(visitor), loadContinueItems(visitor)])
  const typed = { length: url.searchParams.get('length') ?? '', width: url.searchParams.get('width') ?? '' }
  return { ...home, continueItems, typed }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: brand.name,
    description: 'Tile, stone and flooring. Prices by the square foot, samples by mail, stores nearby.',
    canonical: '/',
    picture: contentPictureUrl('home-hero'),
  })

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { slots, continueItems, arrivals, featured, stories, typed } = loaderData
  return (
    <>
      {slots.hero ? <Hero slot={slots.hero} /> : <h1 className="page pt-16 text-5xl">{brand.name}</h1>}
      {continueItems.length > 0 && <ContinueStrip items={continueItems} />}
      {slots['shop-by-look'] && <LookGrid slot={slots['shop-by-look']} />}
      {slots.rooms && <RoomGrid slot={slots.rooms} />}
      {slots['new-arrivals'] && arrivals.length >= 4 && <Arrivals slot={slots['new-arrivals']} records={arrivals} />}
      <HomeBelow slots={slots} featured={featured} stories={stories} typed={typed} />
      <JsonLd facts={import.meta.env.SSR && (() => siteFacts(publicUrlOf(matches)))} />
    </>
  )
}

const siteFacts = (url: string): object => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${url}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={words}` },
    'query-input': 'required name=words',
  },
})
