import type { ShopClient } from '@tessera/client/shop/types.gen'
import { isRecord } from '../../http/is-record.ts'

export interface Choice {
  value: string
  label: string
}

/** Loads the options of a form field: contactTopics, tradeTypes, projectTypes. */
export async function listChoices(shop: ShopClient, name: string): Promise<Choice[]> {
  const { data } = await shop.Generic.getStaticData()
  const rows = data[name]
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) =>
    isRecord(row) && typeof row.id === 'string' && typeof row.label === 'string'
      ? [{ value: row.id, label: row.label }]
      : [],
  )
}
