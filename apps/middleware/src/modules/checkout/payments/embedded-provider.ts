import { createMortarPay, type MortarPayOptions } from '@tessera/providers/payment/mortarpay/create-mortarpay'
import type { Database } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import { limitPool } from '@tessera/server/limit-pool'
import type { FastifyInstance } from 'fastify'
import { providerSecret } from '../provider/provider-secret.ts'
import { noticePath } from './provider-notices.ts'

interface ProviderOptions extends Pick<MortarPayOptions, 'report' | 'slowMilliseconds'> {
  /** Of the provider's own tables. */
  database: Database
}

/** Creates the embedded provider; `tell` registers the app that receives its notices. */
export async function createEmbeddedProvider(shopDatabase: Database, { database, ...options }: ProviderOptions) {
  const secret = await providerSecret(shopDatabase, 'mortarpay')
  let shop: FastifyInstance | undefined
  const mortar = createMortarPay({
    pool: limitPool(database),
    secret,
    notifyUrl: `http://shop${noticePath}`,
    fetch: async (url, init) => {
      if (!shop) throw new Error('the shop is not open yet')
      return fetchInto(shop)(url, init)
    },
    ...options,
  })
  const attachShop = (app: FastifyInstance): void => {
    shop = app
  }
  return { secret, mortar, attachShop }
}
