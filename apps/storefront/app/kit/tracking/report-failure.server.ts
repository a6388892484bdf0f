import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { getEnvironment } from '../../http/environment.server.ts'
import { reportedPath } from './send-telemetry.ts'

/** Limits concurrent reports, so that reporting does not add load during an outage. */
const maxConcurrent = 5
let activeReports = 0

/** Strips the installation folder: it is private, and makes equal errors look different. */
const folders = /(?:file:\/\/)?\/[^\s()]*?\/(?=(?:apps|packages|node_modules)\/)/g

interface FailureContext {
  pathname: string
  reference: string
}

/** Reports a server error to the same list as browser errors, from which alerts are sent. A page never waits for it. */
export async function reportFailure(error: unknown, { pathname, reference }: FailureContext): Promise<void> {
  if (activeReports >= maxConcurrent) return
  activeReports += 1
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const { fetch, middlewareUrl } = getEnvironment()
  const report = {
    message: `${name}: ${message}`.slice(0, 1000),
    stack: stack?.replace(folders, '').slice(0, 8000) ?? null,
    path: reportedPath(pathname).slice(0, 500),
    at: Date.now(),
    reference,
  }
  try {
    await createShopClient({ baseUrl: middlewareUrl, fetch }).Session.collect({ kind: 'errors', errors: [report] })
  } catch {
    // already logged
  } finally {
    activeReports -= 1
  }
}
