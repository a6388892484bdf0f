import { productsVariants } from '@tessera/contract/platform/catalog/products'
import { Variant } from '@tessera/contract/platform/catalog/variants'
import { fail, notFound } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import type { PlatformHandlers } from '../actor.ts'
import { type Rule, ruled } from '../engine/ruled.ts'
import { generateVariants } from './generate-variants.ts'
import { getProduct } from './get-product.ts'

/** Variants are generated, never created by a request: one without its options could not be chosen. */
const generated: Rule = async (call, { id, before }) => {
  const product = await getProduct(call, parameter(call, 'productID'))
  if (!before) throw notFound(Variant.title, id)
  if (call.body.Inventory && !product.tracks_variants) fail('Variant.MustEnableInventory', { ProductID: product.id })
  return undefined
}

export const variantHandlers: PlatformHandlers = {
  ...ruled(productsVariants, generated),
  'Products.GenerateVariants': generateVariants,
}
