import { openSeller, type SellerCredentials } from './open-seller.ts'

const productID = 'bench-variants'
const specIDs = ['bench-size', 'bench-shade', 'bench-finish']
const optionsPerSpec = 10

/** The ID of a product with 10 × 10 × 10 variants, which the first call creates. */
export async function makeProductWithVariants(base: string, seller: SellerCredentials): Promise<string> {
  const { client, as } = await openSeller(base, seller)
  const product = { ID: productID, Name: 'Tile in 1,000 variants', Active: true }
  const { VariantCount } = await client.Products.Save(productID, product, as)
  if (VariantCount > 0) return productID
  for (const ID of specIDs) {
    await client.Specs.Save(ID, { ID, Name: ID, DefinesVariant: true, Required: true }, as)
    for (let at = 0; at < optionsPerSpec; at += 1)
      await client.Specs.SaveOption(ID, `${at}`, { ID: `${at}`, Value: `Value ${at}` }, as)
    await client.Specs.SaveProductAssignment({ SpecID: ID, ProductID: productID }, as)
  }
  await client.Products.GenerateVariants(productID, {}, {}, as)
  return productID
}
