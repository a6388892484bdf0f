import { openDatabase } from '@tessera/server/database'
import { pickProducts, stockShop } from '@tessera/testing/stock-shop'

/** Stocks a dozen real products and returns their SKUs. */
export async function stockProducts(databaseUrl: string): Promise<string[]> {
  const database = openDatabase({ url: databaseUrl, schema: 'platform', maxConnections: 2 })
  try {
    const { rows } = await database.pool.query<{ id: string }>('select id from marketplaces')
    const products = pickProducts(12)
    await stockShop(database, rows[0]?.id ?? '', products)
    return products.filter(({ product }) => product.xp.kind !== 'sample').map(({ product }) => product.ID)
  } finally {
    await database.close()
  }
}
