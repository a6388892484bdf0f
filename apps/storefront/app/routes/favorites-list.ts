import { data } from 'react-router'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { maxFavorites } from '../kit/products/favorites.ts'
import { skusIn } from '../kit/products/sku-list.ts'
import type { Route } from './+types/favorites-list.ts'

const headers = { 'cache-control': 'private, no-store' }

/** The cards for the SKUs stored in a guest's browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const skus = skusIn(url.searchParams.get('skus'), maxFavorites)
  const { records } = skus.length
    ? await context.get(visitorContext).shop.ProductPages.getRecords({ skus: skus.join(',') })
    : { records: [] }
  return data({ records }, { headers })
}

/** Adds and removes favorites of a signed-in customer. */
export const action = formAction(
  async ({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) => {
    const list = (name: string) => form.getAll(name).map(String)
    const { skus } = await shop.Favorites.changeFavorites({ add: list('add'), remove: list('remove') })
    return Response.json({ skus }, { headers })
  },
  { hasPage: false },
)
