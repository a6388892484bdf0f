import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Link } from '@tessera/ui/link'
import { VisitorActions } from '../features/projects/layouts/layout-actions.tsx'
import { LayoutStudio } from '../features/projects/layouts/layout-studio.tsx'
import { loadLayoutTile } from '../features/projects/layouts/load-layout-tile.server.ts'
import { visitorContextOf, visitorDraft } from '../features/projects/layouts/visitor-room.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/product-layout.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { tile, crumbs } = await loadLayoutTile(context.get(visitorContext).shop, params.slug)
  return { tile, crumbs, query: url.searchParams.toString() }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, { title: loaderData ? `Layout for ${loaderData.tile.name}` : 'Layout', isHidden: true })

/** Anyone can draw a room with a tile and see tiles, cuts and boxes. The drawing is in the address. */
export default function ProductLayoutPage({ loaderData: { tile, crumbs, query } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 pt-6">
      <Breadcrumb crumbs={[...crumbs, { title: 'Layout', url: `${tile.product_url}/layout` }]} />
      <header className="grid gap-2">
        <h1 className="text-4xl">Plan your layout</h1>
        <p className="max-w-text text-stone">
          Enter the sides of your room to see every tile and cut of{' '}
          <Link href={tile.product_url}>{keepSizeTogether(tile.name)}</Link> to scale, and the boxes to buy.
        </p>
      </header>
      <LayoutStudio
        key={query}
        around={visitorContextOf(tile)}
        draft={visitorDraft(tile, query)}
        refusal={undefined}
        hasProject={false}
        hidden={{ sku: tile.sku }}
        renderActions={(boxes) => (
          <VisitorActions savePath={`${tile.product_url}/layout/save`} unit={tile.purchaseUnit} boxes={boxes} />
        )}
      />
    </div>
  )
}
