import { productsVariants } from '@tessera/contract/platform/catalog/products'
import { Variant } from '@tessera/contract/platform/catalog/variants'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { PlatformHandlers } from '../actor.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { generateVariants } from './generate-variants.ts'
import { getProduct } from './get-product.ts'

/** Variants are generated, never created by a request: one without its options could not be chosen. */
const requireGeneratedVariant: WriteRule = async (call, { id, before }) => {
  const product = await getProduct(call, pathParameter(call, 'productID'))
  if (!before) throw notFound(Variant.title, id)
  if (call.body.Inventory && !product.tracks_variants) fail('Variant.MustEnableInventory', { ProductID: product.id })
  return undefined
}

export const variantHandlers: PlatformHandlers = {
  ...withRules(productsVariants, requireGeneratedVariant),
  'Products.GenerateVariants': generateVariants,
}
