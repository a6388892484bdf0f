import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { getEnvironment } from '../../http/environment.server.ts'
import { toldPath } from './collect.ts'

/** Limits concurrent reports, so that reporting does not add load during an outage. */
const mostAtOnce = 5
let telling = 0

/** Strips the installation folder: it is private, and makes equal errors look different. */
const folders = /(?:file:\/\/)?\/[^\s()]*?\/(?=(?:apps|packages|node_modules)\/)/g

interface Failed {
  pathname: string
  reference: string
}

/** Reports a server error to the same list as browser errors, from which alerts are sent. A page never waits for it. */
export async function tellFailure(error: unknown, { pathname, reference }: Failed): Promise<void> {
  if (telling >= mostAtOnce) return
  telling += 1
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const { fetch, middlewareUrl } = getEnvironment()
  const told = {
    message: `${name}: ${message}`.slice(0, 1000),
    stack: stack?.replace(folders, '').slice(0, 8000) ?? null,
    path: toldPath(pathname).slice(0, 500),
    at: Date.now(),
    reference,
  }
  try {
    await createShopClient({ baseUrl: middlewareUrl, fetch }).Session.collect({ kind: 'errors', errors: [told] })
  } catch {
    // already logged
  } finally {
    telling -= 1
  }
}
