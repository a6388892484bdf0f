import type { CartLine } from '@tessera/client/shop/types.gen'

/** Lines of a cart as analytics wants them. */
export const trackLines = (lines: readonly CartLine[]) =>
  lines.map(({ sku, name, quantity, unitPriceCents, kind }) => ({
    item_id: sku,
    item_name: name,
    quantity,
    price: unitPriceCents / 100,
    ...(kind === 'sample' && { item_variant: 'sample' }),
  }))
