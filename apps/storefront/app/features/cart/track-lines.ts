import type { CartLine } from '@tessera/client/shop/types.gen'

/** Maps cart lines to analytics items. */
export const trackLines = (lines: readonly CartLine[]) =>
  lines.map(({ sku, name, quantity, unitPriceCents, kind }) => ({
    item_id: sku,
    item_name: name,
    quantity,
    price: unitPriceCents / 100,
    ...(kind === 'sample' && { item_variant: 'sample' }),
  }))
