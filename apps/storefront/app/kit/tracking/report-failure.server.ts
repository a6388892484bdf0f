import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { getEnvironment } from '../../http/environment.server.ts'
import { toldPath } from './collect.ts'

/** When everything fails at once, telling of it must not be what keeps it down. */
const mostAtOnce = 5
let telling = 0

/** The folder a program stands in is nobody's business, and differs where it is the same mistake. */
const folders = /(?:file:\/\/)?\/[^\s()]*?\/(?=(?:apps|packages|node_modules)\/)/g

interface Failed {
  pathname: string
  reference: string
}

/**
 * What failed on the server goes where mistakes of browsers go: into the shop's list, and from there to whoever is told
 * of errors. A page never waits for it.
 */
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
    // it stands in the log already
  } finally {
    telling -= 1
  }
}
