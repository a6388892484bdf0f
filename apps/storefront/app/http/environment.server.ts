export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The visitor a page is drawn for. */
interface PageVisitor {
  address: string
  authToken?: string | undefined
  shopToken?: string | undefined
}

/** What the pages need of the process they run in. Set once at start; nothing of a request is ever here (ISO-1). */
export interface Environment {
  /** The middleware: over the network, or straight into it when it shares the process. */
  fetch: Fetch
  /** Counts a drawn page and gives the seconds to wait after too many. Without it the middleware counts calls only. */
  countPage?: (visitor: PageVisitor) => Promise<number | undefined>
  middlewareUrl: string
  publicUrl: string
  isProduction: boolean
  /** How long a page waits for an answer of the middleware. */
  pageMilliseconds: number
  /** How many of a hundred visits are recorded, of those who agreed. */
  recordingPercent: number
}

let environment: Environment | undefined

export function setEnvironment(given: Environment): void {
  environment = given
}

export function getEnvironment(): Environment {
  if (!environment) throw new Error('The storefront was not configured before its first page.')
  return environment
}
