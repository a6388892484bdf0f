import { collect, toldPath } from './collect.ts'

/** A page that fails in a loop must not tell of it in a loop. */
const mostTold = 10
const told = new Set<string>()

/** Not ours: other sites' scripts say nothing, extensions are their owners' business, and the rest is no mistake. */
const foreign = /^Script error\.?$|ResizeObserver loop|\b(chrome|moz|safari-web)-extension:|^AbortError\b/

/** What went wrong outside of everything that is drawn: each once, with a number of its own. */
export function tellError(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
  const { name = '', message = String(thrown), stack } = thrown instanceof Error ? thrown : ({} as Partial<Error>)
  const key = `${message}\n${stack?.split('\n')[1] ?? ''}`
  if (foreign.test(`${message}\n${stack ?? ''}`) || foreign.test(name)) return
  if (told.size >= mostTold || told.has(key) || !navigator.onLine) return
  told.add(key)
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  const path = toldPath(location.pathname)
  const error = { message: message.slice(0, 1000), stack: stack?.slice(0, 8000), path, at: Date.now(), reference }
  collect({ kind: 'errors', errors: [error] })
}
