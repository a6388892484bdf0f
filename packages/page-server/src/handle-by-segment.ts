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
 * that a listing used. Addresses with the same first two segments have a handler with the routes that can match them,
 * made when it is first needed; all others go to one with all routes. The account has 45 routes, of which its first page
 * needs four.
 */
export function handleBySegment<Build extends RoutedBuild>(build: Build, create: (build: Build) => Handle): Handle {
  const handleAny = create(build)
  const starts = startsOf(build.routes)
  const handlers = new Map<string, Handle>()
  const base = `${build.basename ?? ''}/`.replace(/\/+$/, '/')
  return (request) => {
    const [first, second] = firstSegments(request.url, base)
    const start = [second === undefined ? '' : `${first}/${second}`, first].find((one) => starts.has(one))
    if (start === undefined) return handleAny(request)
    const handle = handlers.get(start) ?? create({ ...build, routes: routesOf(build.routes, start) })
    handlers.set(start, handle)
    return handle(request)
  }
}

/** The first segments of addresses, alone for any address below, and with each second one; `account/` has none. */
function startsOf(routes: RoutedBuild['routes']): ReadonlySet<string> {
  const starts = Object.keys(routes).flatMap((id) => {
    const [first, second] = segmentsOf(routes, id)
    if (!first) return []
    return second ? [first, `${first}/`, `${first}/${second}`] : [first]
  })
  return new Set(starts)
}

/** Without those that begin with another text than the start. */
function routesOf(all: RoutedBuild['routes'], start: string): RoutedBuild['routes'] {
  const [first, second] = start.split('/')
  const fits = (id: string): boolean => {
    const [ownFirst = first, ownSecond = second] = segmentsOf(all, id)
    return ownFirst === first && (second === undefined || ownSecond === second)
  }
  return Object.fromEntries(Object.entries(all).filter(([id]) => fits(id)))
}

/** The texts that addresses of a route begin with. None for the root, the first page and any address. */
function segmentsOf(all: RoutedBuild['routes'], id: string): string[] {
  const segments = pathOf(all, id).filter((one) => one !== '')
  const open = segments.findIndex((one) => !/^[\w-]+$/.test(one))
  return segments.slice(0, open < 0 ? 2 : Math.min(open, 2))
}

function pathOf(all: RoutedBuild['routes'], id: string): string[] {
  const { parentId, path = '' } = all[id] ?? {}
  return [...(parentId === undefined ? [] : pathOf(all, parentId)), ...path.split('/')]
}

/** Nothing but the two segments is read, and only if they are written plainly. */
const beginning = /^([\w-]+)(?:(?:\.data)?(?:[?#]|$)|\/([\w-]*)(?:\.data)?(?:[/?#]|$)|\/)/

/**
 * The router asks for the data of `/account` at `/account.data`. The second segment is empty if there is none, and
 * undefined if it is written in another way, such as `or%64ers`.
 */
function firstSegments(url: string, base: string): [first: string, second: string | undefined] {
  const from = url.indexOf('/', url.indexOf('//') + 2)
  if (!url.startsWith(base, from)) return ['', undefined]
  const [whole = '', first = '', second] = beginning.exec(url.slice(from + base.length)) ?? []
  return [first, second ?? (whole.includes('/') ? undefined : '')]
}
