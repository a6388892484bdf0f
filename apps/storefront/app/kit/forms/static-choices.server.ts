import type { ShopClient } from '@tessera/client/shop/types.gen'
import { fetching } from '@tessera/contract/shop/constants'
import { Kept } from '../../http/cached.server.ts'
import { isRecord } from '../../http/is-record.ts'

export interface Choice {
  value: string
  label: string
}

const keptMilliseconds = fetching.forgottenAfterMilliseconds
const kept = new Kept<Record<string, unknown>>(keptMilliseconds)

/** Loads the options of a form field: contactTopics, tradeTypes, projectTypes. */
export async function listChoices(shop: ShopClient, name: string): Promise<Choice[]> {
  const data = await kept.take('us', async () => (await shop.Generic.getStaticData()).data)
  const rows = data[name]
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) =>
    isRecord(row) && typeof row.id === 'string' && typeof row.label === 'string'
      ? [{ value: row.id, label: row.label }]
      : [],
  )
}
