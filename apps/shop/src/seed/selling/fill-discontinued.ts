import type { RequestOptions } from '@tessera/client/call-options'
import type { Client } from '@tessera/client/create-client'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import { catalogID } from '@tessera/middleware/kit/commerce'

const discontinuedID = '199001'
const size = '3x3'

/** A tile that is no longer made, in a size of its own: its page in the shop names the sizes and colors that are. */
export async function fillDiscontinued(client: Client, asShop: RequestOptions): Promise<void> {
  const filters = { 'xp.kind': 'field-tile|large-format|mosaic', Active: true }
  const [model] = (await client.Products.List({ filters, sortBy: ['ID'], pageSize: 1 }, asShop)).Items
  const facts = model?.xp as ProductFacts | null | undefined
  if (!model || !facts) return
  const siblings = [model.ID, ...facts.coordinates.siblings]
  const xp: ProductFacts = {
    ...facts,
    slug: `${facts.slug.replace(/-\d+-x-\d+$/, '')}-3-x-3`,
    sample: null,
    attributes: { ...facts.attributes, nominalSize: size, lengthIn: 3, widthIn: 3 },
    coordinates: { ...facts.coordinates, siblings },
    availability: { status: 'discontinued', leadDays: 0 },
    flags: { ...facts.flags, featured: false },
  }
  const record = {
    ID: discontinuedID,
    Name: `${model.Name.replace(/ \d+ × \d+$/, '')} 3 × 3`,
    Description: 'No longer made.',
    Active: false,
    DefaultPriceScheduleID: model.DefaultPriceScheduleID,
    Inventory: { Enabled: true, QuantityAvailable: 0 },
    xp: { ...xp },
  }
  await client.Products.Save(discontinuedID, record, asShop)
  await client.Catalogs.SaveProductAssignment({ CatalogID: catalogID, ProductID: discontinuedID }, asShop)
}
