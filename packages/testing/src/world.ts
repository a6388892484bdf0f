import type { Resource } from '@tessera/contract/kit/resource'
import { resources } from '@tessera/contract/platform/operations'
import { sql } from '@tessera/server/sql'
import { aMarketplace, type TestMarketplace } from './marketplace.ts'
import type { TestPlatform } from './platform.ts'
import { sampleOf } from './sample-of.ts'
import type { Names } from './sample-values.ts'
import { type Body, pathWith, type Wire, wireInto } from './wire.ts'

/** A marketplace with one record of every kind, so that test records have something to refer to. */
export interface World {
  platform: TestPlatform
  shop: TestMarketplace
  /** Raw requests as the administrator. */
  wire: Wire
  names: Names
  /** The parameters of a path; variants belong to a separate product. */
  namesFor(path: string): Names
}

/** Creation order: parents first. */
const order = [
  'Catalogs',
  'Buyers',
  'Suppliers',
  'AdminUserGroups',
  'UserGroups',
  'SupplierUserGroups',
  'AdminUsers',
  'Users',
  'SupplierUsers',
  'AdminAddresses',
  'Addresses',
  'SupplierAddresses',
  'Categories',
  'PriceSchedules',
  'Products',
  'Specs',
  'Bundles',
  'InventoryRecords',
  'Promotions',
  'Locales',
  'DeliveryConfigurations',
  'IntegrationEvents',
  'MessageSenders',
  'SecurityProfiles',
  'CostCenters',
  'CreditCards',
  'SpendingAccounts',
]

export const variantProduct = 'w-product-of-variants'

export async function aWorld(platform: TestPlatform): Promise<World> {
  const shop = await aMarketplace(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  const names = namesIn(shop)
  const world: World = { platform, shop, wire, names, namesFor: (path) => namesFor(names, path) }
  for (const tag of order)
    for (const resource of resources.filter((one) => one.tag === tag && !one.path.includes(':variantID')))
      await put(world, resource)
  await makeVariant(world)
  await connect(world)
  return world
}

function namesIn({ id, sellerClientID, storefrontClientID }: TestMarketplace): Names {
  const known = resources.flatMap(({ path }) => [...path.matchAll(/:(\w+)ID/g)].map(([, name]) => name ?? ''))
  const own = known.map((name) => [`${name}ID`, `w-${name.toLowerCase()}`])
  return {
    ...Object.fromEntries(own),
    marketplaceID: id,
    apiClientID: sellerClientID,
    otherClientID: storefrontClientID,
  }
}

const namesFor = (names: Names, path: string): Names =>
  path.includes(':variantID') ? { ...names, productID: variantProduct } : names

/** Creates the record named by the last parameter of the resource's path. */
async function put({ wire, names, namesFor: at }: World, resource: Resource): Promise<void> {
  const path = pathWith(resource.path, at(resource.path))
  const label = `w-${resource.tag.toLowerCase()}`
  await sure(wire, 'PUT', path, { ...sampleOf(resource.model, names, 0, label), ID: path.split('/').at(-1) })
}

/** Variants are generated from specs; one is inserted directly, because generation is not under test. */
async function makeVariant(world: World): Promise<void> {
  const { wire, names, platform, shop } = world
  const products = resources.find(({ path }) => path === '/products/:productID')
  if (!products) return
  await sure(wire, 'PUT', `/products/${variantProduct}`, {
    ...sampleOf(products.model, names, 0, variantProduct),
    ID: variantProduct,
    Inventory: { Enabled: true, VariantLevelTracking: true },
  })
  await insertVariant(platform, shop.id, names.variantID ?? '')
  const records = resources.find(({ path }) => path.includes(':variantID/inventoryrecords'))
  if (records) await put(world, records)
}

export async function insertVariant({ database }: TestPlatform, marketplace: string, id: string): Promise<void> {
  await database.rows(sql`
    insert into variants (marketplace_id, product_id, id, name, active, specs)
    values (${marketplace}, ${variantProduct}, ${id}, 'Variant', true, '[]')`)
}

/** A buyer can only be assigned products and bundles of one of its catalogs. */
async function connect({ wire, names }: World): Promise<void> {
  const { catalogID, buyerID, productID, bundleID } = names
  await sure(wire, 'POST', '/catalogs/assignments', { CatalogID: catalogID, BuyerID: buyerID, ViewAllProducts: true })
  await sure(wire, 'POST', '/catalogs/productassignments', { CatalogID: catalogID, ProductID: productID })
  await sure(wire, 'POST', '/catalogs/bundleassignments', { CatalogID: catalogID, BundleID: bundleID })
}

async function sure(wire: Wire, verb: 'PUT' | 'POST', path: string, body: Body): Promise<void> {
  const reply = await wire(verb, path, body)
  if (reply.status >= 300) throw new Error(`${verb} ${path} answered ${reply.status}: ${reply.text}`)
}
