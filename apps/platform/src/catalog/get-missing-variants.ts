import { namedVariants } from '@tessera/contract/platform/additions/missing-variants'
import { Product } from '@tessera/contract/platform/catalog/products'
import { countCombinations, maxVariants, missingVariants } from '@tessera/domain/catalog/variants'
import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { readCombinations, readOptions } from './variant-combinations.ts'

/** Counts and names what generating would create, found by the functions that create it. */
export const getMissingVariants: PlatformHandler = async (call) => {
  const product = await readProductName(call, pathParameter(call, 'productID'))
  const specs = await readOptions(call, product.id)
  const combinations = countCombinations(specs)
  const isPossible = combinations > 0 && combinations <= maxVariants
  const missing = isPossible ? missingVariants(product, specs, await readCombinations(call, product.id)) : []
  return {
    Combinations: combinations,
    Count: missing.length,
    Variants: missing.slice(0, namedVariants).map(({ id, name }) => ({ ID: id, Name: name })),
  }
}

/** Read without the lock of `getProduct`: nothing is written. */
async function readProductName({ db, actor }: PlatformCall, id: string): Promise<{ id: string; name: string }> {
  const found = await db.find<{ id: string; name: string }>(
    sql`select id, name from products where marketplace_id = ${actor.marketplace} and id = ${id}`,
  )
  if (!found) throw notFound(Product.title, id)
  return found
}
