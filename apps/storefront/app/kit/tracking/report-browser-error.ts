import { reportedPath, sendTelemetry } from './send-telemetry.ts'

/** Limits the reports of a page that fails in a loop. */
const maxReports = 10
const reportedErrors = new Set<string>()

/** Ignored: scripts of other sites, browser extensions, aborted requests and harmless browser warnings. */
const foreign = /^Script error\.?$|ResizeObserver loop|\b(chrome|moz|safari-web)-extension:|^AbortError\b/

/** Reports an uncaught error outside of rendering, each once and with its own reference. */
export function reportBrowserError(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
  const { name = '', message = String(thrown), stack } = thrown instanceof Error ? thrown : ({} as Partial<Error>)
  const key = `${message}\n${stack?.split('\n')[1] ?? ''}`
  if (foreign.test(`${message}\n${stack ?? ''}`) || foreign.test(name)) return
  if (reportedErrors.size >= maxReports || reportedErrors.has(key) || !navigator.onLine) return
  reportedErrors.add(key)
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  const path = reportedPath(location.pathname)
  const error = { message: message.slice(0, 1000), stack: stack?.slice(0, 8000), path, at: Date.now(), reference }
  sendTelemetry({ kind: 'errors', errors: [error] })
}
