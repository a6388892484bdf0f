import type { RequestOptions } from '@tessera/client/call-options'
import { PlatformError } from '@tessera/client/platform-error'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

/** Queues the card for deletion at the payment provider first, so that it isn't left there. */
export async function forgetCard({ database, commerce }: Needs, id: string, asShop: RequestOptions): Promise<void> {
  const { CreditCards } = commerce.client
  const card = await CreditCards.Get(buyerID, id, asShop).catch(ignoreNotFound)
  if (!card) return
  await database.rows(sql`insert into card_detachments (card_id, provider_token) values (${id}, ${card.Token})`)
  await CreditCards.Delete(buyerID, id, asShop).catch(ignoreNotFound)
}

function ignoreNotFound(error: unknown): undefined {
  if (error instanceof PlatformError && error.status === 404) return undefined
  throw error
}
