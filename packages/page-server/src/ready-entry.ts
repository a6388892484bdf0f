import { type HandedEntry, readHandoff } from './read-handoff.ts'
import { type RoutedEntry, withOwnRoutes } from './with-own-routes.ts'

/** Prepares what the router renders from, so that nothing has to be waited for and a page may be rendered twice. */
export async function readyEntry<Entry extends RoutedEntry & HandedEntry>(entry: Entry): Promise<Entry> {
  await readHandoff(entry)
  // each attempt to render the page locks the stream, which was read already
  return Object.defineProperty(withOwnRoutes(entry), 'serverHandoffStream', { get: () => new ReadableStream() })
}

/**
 * Takes its data out of an entry whose page is rendered. The router keeps it behind getters, which V8 stores with an
 * object's shape, and shapes stay until the whole heap is collected: 63 kB of a listing.
 */
export function releaseEntry({ staticHandlerContext }: RoutedEntry): void {
  staticHandlerContext.loaderData = {}
  staticHandlerContext.matches = []
}
