/** A write on the platform, as its stream tells it. */
export interface LiveEvent {
  /** The place in the stream, to go on from. */
  id: string
  operation: string
  /** The path of the record, such as `products/slate`. */
  object: string | null
  request: string | null
}

interface Told {
  Operation?: string
  Object?: string | null
  RequestID?: string | null
}

export function readLiveEvent(id: string, text: string): LiveEvent {
  const { Operation = '', Object: object = null, RequestID = null } = JSON.parse(text) as Told
  return { id, operation: Operation, object, request: RequestID }
}

/** Pages that show a collection under another address than its own. */
const collections: Readonly<Record<string, string>> = { products: 'products', promotions: 'promotions' }

/** The record or the list of the platform that a page of the console shows. */
export function shownAt(pathname: string): string | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === 'r') return rest.join('/') || undefined
  const collection = collections[first]
  return collection && [collection, ...rest.slice(0, 1)].join('/')
}

/** The ID of the changed record if a page shows it or its list; undefined if it shows something else. */
export function changedIDAt(shown: string, { object }: Pick<LiveEvent, 'object'>): string | undefined {
  if (!object) return undefined
  const [path, changed] = [shown.toLowerCase(), object.toLowerCase()]
  if (changed !== path && !changed.startsWith(`${path}/`)) return undefined
  const below = object.slice(path.length + 1)
  if (below.includes('/')) return undefined
  return below || object.slice(object.lastIndexOf('/') + 1)
}
