import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/suggest.ts'

const longest = 100

/** Suggestions for the search box. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  const found = await shop.Search.suggest({ q: (url.searchParams.get('q') ?? '').slice(0, longest) })
  const cache = shown.isSignedIn ? 'private, no-store' : 'private, max-age=60'
  return Response.json(found, { headers: { 'cache-control': cache } })
}
