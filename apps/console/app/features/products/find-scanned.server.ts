import type { Staff } from '../../session/staff.server.ts'
import { readProducts } from './load-products.server.ts'

/** A label has the SKU; a printed page of the shop has the address of the product. */
const pageOfShop = /^https?:\/\/[^/]+\/products\/([a-z0-9-]{1,200})(?:[/?#].*)?$/i
const skuPattern = /^[\w-]{1,100}$/

/** The page of the product that a scanned code names, or the list that looks for its text. */
export async function hrefOfScanned(staff: Staff, scanned: string): Promise<string> {
  const code = scanned.trim()
  const slug = pageOfShop.exec(code)?.[1]
  const words = slug ? { 'xp.slug': slug } : skuPattern.test(code) ? { ID: code } : undefined
  const [product] = words ? (await readProducts(staff, new URLSearchParams(words), 1)).Items : []
  if (product) return `/products/${encodeURIComponent(product.ID)}`
  return `/products?${new URLSearchParams({ search: (slug ?? code).slice(0, 100) })}`
}
