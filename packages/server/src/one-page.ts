import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestListener } from 'node:http'

/** Reads that the calls of one page share. Work that outlives the page reads for itself. */
interface PageReads {
  known: Map<string, Promise<unknown>>
  isOver: boolean
}

const currentReads = new AsyncLocalStorage<PageReads>()

/** Requests for pages, whose calls in this process share what they read with `readOncePerPage`. */
export function asOnePage(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET') return answer(request, response)
    const reads: PageReads = { known: new Map(), isOver: false }
    response.once('close', () => {
      reads.isOver = true
    })
    currentReads.run(reads, () => answer(request, response))
  }
}

/**
 * Reads something that several calls of a page need, such as the customer of a token. It is never older than the page's
 * request. Calls from elsewhere and calls after a write read for themselves.
 */
export function readOncePerPage<T>(key: string, read: () => Promise<T>): Promise<T> {
  const page = currentReads.getStore()
  if (!page || page.isOver) return read()
  const known = page.known.get(key) as Promise<T> | undefined
  if (known) return known
  const reading = read()
  page.known.set(key, reading)
  reading.catch(() => page.known.delete(key))
  return reading
}

/** After a write of the page, which may have changed it. */
export const forgetPageReads = (): void => currentReads.getStore()?.known.clear()
