import { type Client, createClient } from '@tessera/client/create-client'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import type { FetchFunction } from '@tessera/client/transport'

/** The console's dependencies on the process. Set once at startup; it never holds request data. */
export interface Environment {
  /** Calls the platform: over the network, or in-process. */
  platformFetch: FetchFunction
  platformUrl: string
  /** Calls the shop's own API in the same ways. */
  shopFetch: FetchFunction
  shopUrl: string
  publicUrl: string
  /** The API client that staff sign in with. */
  clientId: string
  /** Tells who traces requests which page this is; undefined if nothing is traced. */
  namePage?: ((method: string, pattern: string) => void) | undefined
  isProduction: boolean
  /** Timeout of a call to either API. */
  callMilliseconds: number
}

interface Configured extends Environment {
  /** Neither client has a token of its own: every call carries the token of its request. */
  platform: Client
  shop: ShopClient
}

let configured: Configured | undefined

export function setEnvironment(environment: Environment): void {
  const { platformUrl, platformFetch, clientId, callMilliseconds } = environment
  const platform = createClient({
    baseApiUrl: platformUrl,
    fetch: platformFetch,
    clientID: clientId,
    timeoutInMilliseconds: callMilliseconds,
  })
  const { shopUrl: baseUrl, shopFetch: fetch } = environment
  const shop = createShopClient({ baseUrl, fetch, timeoutInMilliseconds: callMilliseconds })
  configured = { ...environment, platform, shop }
}

export function getEnvironment(): Configured {
  if (!configured) throw new Error('The console was not configured before its first page.')
  return configured
}
