export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The visitor that a page is rendered for. */
interface PageVisitor {
  address: string
  authToken?: string | undefined
  shopToken?: string | undefined
}

/** The pages' dependencies on the process. Set once at startup; it never holds request data (ISO-1). */
export interface Environment {
  /** Calls the middleware: over the network, or in-process. */
  fetch: Fetch
  /**
   * Counts a rendered page and returns the seconds to wait if the limit is exceeded. Without it the middleware counts
   * calls only.
   */
  countPage?: (visitor: PageVisitor) => Promise<number | undefined>
  /** Tells who traces requests which page this is; undefined if nothing is traced. */
  namePage?: ((method: string, pattern: string) => void) | undefined
  middlewareUrl: string
  publicUrl: string
  isProduction: boolean
  /** Timeout of a page's calls to the middleware. */
  pageMilliseconds: number
  /** Percentage of consenting visits that are recorded. */
  recordingPercent: number
  /** A cache for all visitors stands in front and is told of changes. It stores the pages of guests instead of this process. */
  isBehindEdge?: boolean
}

let environment: Environment | undefined

export function setEnvironment(value: Environment): void {
  environment = value
}

export const isBehindEdge = (): boolean => environment?.isBehindEdge ?? false

export function getEnvironment(): Environment {
  if (!environment) throw new Error('The storefront was not configured before its first page.')
  return environment
}
