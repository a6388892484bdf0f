import {
  createMortarPay,
  type MortarPay,
  type MortarPayOptions,
} from '@tessera/providers/payment/mortarpay/create-mortarpay'
import type { Database } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import { limitPool } from '@tessera/server/limit-pool'
import { TextResponse } from '@tessera/server/text-response'
import { untilAborted } from '@tessera/server/until-aborted'
import type { FastifyInstance } from 'fastify'
import { providerSecret } from '../provider/provider-secret.ts'
import { noticePath } from './provider-notices.ts'

/** The provider's address for calls that never leave the process. */
export const embeddedUrl = 'http://mortarpay'

interface ProviderOptions extends Pick<MortarPayOptions, 'report' | 'slowMilliseconds'> {
  /** Of the provider's own tables. */
  database: Database
}

/** Creates the embedded provider; `tell` registers the app that receives its notices. */
export async function createEmbeddedProvider(shopDatabase: Database, { database, ...options }: ProviderOptions) {
  const secret = await providerSecret(shopDatabase, 'mortarpay')
  let tellShop: Fetch | undefined
  const mortar = createMortarPay({
    pool: limitPool(database),
    secret,
    notifyUrl: `http://shop${noticePath}`,
    fetch: async (url, init) => {
      if (!tellShop) throw new Error('the shop is not open yet')
      return tellShop(url, init)
    },
    ...options,
  })
  const attachShop = (app: FastifyInstance): void => {
    tellShop = fetchInto(app)
  }
  return { secret, mortar, attachShop, fetch: fetchFrom(mortar) }
}

type Fetch = NonNullable<MortarPayOptions['fetch']>

/** A transport of the shop's calls: the same request as over HTTP, which took 6 % of a checkout. */
const fetchFrom =
  (mortar: MortarPay): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    const calling = mortar.call({
      method,
      url: url.slice(embeddedUrl.length),
      headers: headers as Record<string, string>, // the caller sends plain objects under names in lower case
      body: typeof body === 'string' ? body : '',
    })
    const reply = await (signal ? untilAborted(calling, signal) : calling)
    // a simulated fault: the work is done, and its connection breaks
    if (reply.isLost) throw new TypeError('fetch failed')
    return new TextResponse(JSON.stringify(reply.body), { status: reply.status })
  }
