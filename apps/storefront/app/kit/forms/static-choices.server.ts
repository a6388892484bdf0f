import type { ShopClient } from '@tessera/client/shop/types.gen'
import { fetching } from '@tessera/contract/shop/constants'
import { isRecord } from '../../http/is-record.ts'
import { TtlCache } from '../../http/ttl-cache.server.ts'

export interface Choice {
  value: string
  label: string
}

const cacheMilliseconds = fetching.forgottenAfterMilliseconds
const staticDataCache = new TtlCache<Record<string, unknown>>(cacheMilliseconds)

/** Loads the options of a form field: contactTopics, tradeTypes, projectTypes. */
export async function listChoices(shop: ShopClient, name: string): Promise<Choice[]> {
  const data = await staticDataCache.getOrLoad('us', async () => (await shop.Generic.getStaticData()).data)
  const rows = data[name]
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) =>
    isRecord(row) && typeof row.id === 'string' && typeof row.label === 'string'
      ? [{ value: row.id, label: row.label }]
      : [],
  )
}
