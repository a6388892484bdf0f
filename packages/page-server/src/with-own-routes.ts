interface Manifest {
  routes: Record<string, unknown>
}

type MatchRoutes<Matches> = (location: string | object) => Matches

/** The part of the router's `EntryContext` that is about routes. */
export interface RoutedEntry {
  manifest: Manifest
  staticHandlerContext: {
    matches: readonly { route: { id: string } }[]
    loaderData: object
    _match: MatchRoutes<unknown>
  }
}

const routesByPage = new WeakMap<Manifest['routes'], Map<string, Manifest['routes']>>()

/**
 * The router creates a route for every entry of the manifest, for every page: 130, of which a page needs three. The
 * others become inherited entries, which are found by name but not enumerated. It also matches the paths above the page
 * against all routes each time, which is remembered.
 */
export function withOwnRoutes<Entry extends RoutedEntry>(entry: Entry): Entry {
  const { manifest, staticHandlerContext: page } = entry
  const ids = page.matches.map(({ route }) => route.id)
  const known = routesByPage.get(manifest.routes) ?? new Map<string, Manifest['routes']>()
  routesByPage.set(manifest.routes, known)
  const key = ids.join()
  const routes = known.get(key) ?? ownRoutes(manifest.routes, ids)
  known.set(key, routes)
  const staticHandlerContext = { ...page, _match: rememberMatches(page._match) }
  return { ...entry, manifest: { ...manifest, routes }, staticHandlerContext }
}

const ownRoutes = (all: Manifest['routes'], ids: readonly string[]): Manifest['routes'] =>
  Object.assign(Object.create(all) as object, Object.fromEntries(ids.map((id) => [id, all[id]])))

const maxPaths = 200
const matchesByPath = new WeakMap<MatchRoutes<unknown>, Map<string, unknown>>()

/** The function is the same for every page; the router copies what it returns. */
function rememberMatches<Match extends MatchRoutes<unknown>>(match: Match): Match {
  const known = matchesByPath.get(match) ?? new Map<string, unknown>()
  matchesByPath.set(match, known)
  const find: MatchRoutes<unknown> = (location) => {
    if (typeof location !== 'string') return match(location)
    if (!known.has(location)) {
      if (known.size >= maxPaths) known.clear()
      known.set(location, match(location))
    }
    return known.get(location)
  }
  return find as Match
}
