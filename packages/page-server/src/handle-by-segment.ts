interface BuiltRoute {
  parentId?: string
  path?: string
}

/** The part of the router's `ServerBuild` that is about routes. */
interface RoutedBuild {
  routes: Record<string, BuiltRoute | undefined>
  /** The beginning of every address, such as `/console`. */
  basename?: string | undefined
}

type Handle = (request: Request) => Promise<Response>

/**
 * The router tries its routes one after the other, 130 of them and twice for a page, which was a seventh of all memory
 * that a listing used. Addresses with the same first segment have a handler with the routes that can match them; all
 * others go to one with all routes.
 */
export function handleBySegment<Build extends RoutedBuild>(build: Build, create: (build: Build) => Handle): Handle {
  const handleAny = create(build)
  const handlers = new Map<string, Handle>()
  for (const segment of new Set(Object.keys(build.routes).map((id) => segmentOf(build.routes, id))))
    if (segment) handlers.set(segment, create({ ...build, routes: routesOf(build.routes, segment) }))
  const base = `${build.basename ?? ''}/`.replace(/\/+$/, '/')
  return (request) => (handlers.get(firstSegment(request.url, base)) ?? handleAny)(request)
}

const routesOf = (all: RoutedBuild['routes'], segment: string): RoutedBuild['routes'] =>
  Object.fromEntries(Object.entries(all).filter(([id]) => (segmentOf(all, id) ?? segment) === segment))

/** The text that addresses of a route begin with. Undefined for the root, the first page and any address. */
function segmentOf(all: RoutedBuild['routes'], id: string): string | undefined {
  const segment = pathOf(all, id).find((one) => one !== '')
  return segment && /^[\w-]+$/.test(segment) ? segment : undefined
}

function pathOf(all: RoutedBuild['routes'], id: string): string[] {
  const { parentId, path = '' } = all[id] ?? {}
  return [...(parentId === undefined ? [] : pathOf(all, parentId)), ...path.split('/')]
}

/** The router asks for the data of `/account` at `/account.data`. */
function firstSegment(url: string, base: string): string {
  const from = url.indexOf('/', url.indexOf('//') + 2)
  if (!url.startsWith(base, from)) return ''
  return /^([\w-]*)(?:\.data)?(?:[/?#]|$)/.exec(url.slice(from + base.length))?.[1] ?? ''
}
