import type { Resource } from '@tessera/contract/kit/resource'
import { resources } from '@tessera/contract/platform/operations'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace, type TestMarketplace } from './marketplace.ts'
import type { TestPlatform } from './platform.ts'
import { sampleOf } from './sample-of.ts'
import type { RecordIds } from './sample-values.ts'
import { type JsonBody, pathWith, type WireCall, wireInto } from './wire.ts'

/** A marketplace with one record of every kind, so that test records have something to refer to. */
export interface TestWorld {
  platform: TestPlatform
  shop: TestMarketplace
  /** Raw requests as the administrator. */
  wire: WireCall
  names: RecordIds
  /** The parameters of a path; variants belong to a separate product. */
  namesFor(path: string): RecordIds
}

/** Creation order: parents first. */
const creationOrder = [
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

export async function createTestWorld(platform: TestPlatform): Promise<TestWorld> {
  const shop = await createTestMarketplace(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  const names = namesIn(shop)
  const world: TestWorld = { platform, shop, wire, names, namesFor: (path) => namesFor(names, path) }
  for (const tag of creationOrder)
    for (const resource of resources.filter((one) => one.tag === tag && !one.path.includes(':variantID')))
      await createRecord(world, resource)
  await makeVariant(world)
  await assignToBuyerCatalog(world)
  return world
}

function namesIn({ id, sellerClientID, storefrontClientID }: TestMarketplace): RecordIds {
  const known = resources.flatMap(({ path }) => [...path.matchAll(/:(\w+)ID/g)].map(([, name]) => name ?? ''))
  const own = known.map((name) => [`${name}ID`, `w-${name.toLowerCase()}`])
  return {
    ...Object.fromEntries(own),
    marketplaceID: id,
    apiClientID: sellerClientID,
    otherClientID: storefrontClientID,
  }
}

const namesFor = (names: RecordIds, path: string): RecordIds =>
  path.includes(':variantID') ? { ...names, productID: variantProduct } : names

/** Creates the record named by the last parameter of the resource's path. */
async function createRecord({ wire, names, namesFor: at }: TestWorld, resource: Resource): Promise<void> {
  const path = pathWith(resource.path, at(resource.path))
  const label = `w-${resource.tag.toLowerCase()}`
  await sendOrThrow(wire, 'PUT', path, { ...sampleOf(resource.model, names, 0, label), ID: path.split('/').at(-1) })
}

/** Variants are generated from specs; one is inserted directly, because generation is not under test. */
async function makeVariant(world: TestWorld): Promise<void> {
  const { wire, names, platform, shop } = world
  const products = resources.find(({ path }) => path === '/products/:productID')
  if (!products) return
  await sendOrThrow(wire, 'PUT', `/products/${variantProduct}`, {
    ...sampleOf(products.model, names, 0, variantProduct),
    ID: variantProduct,
    Inventory: { Enabled: true, VariantLevelTracking: true },
  })
  await insertVariant(platform, shop.id, names.variantID ?? '')
  const records = resources.find(({ path }) => path.includes(':variantID/inventoryrecords'))
  if (records) await createRecord(world, records)
}

export async function insertVariant({ database }: TestPlatform, marketplace: string, id: string): Promise<void> {
  await database.rows(sql`
    insert into variants (marketplace_id, product_id, id, name, active, specs)
    values (${marketplace}, ${variantProduct}, ${id}, 'Variant', true, '[]')`)
}

/** A buyer can only be assigned products and bundles of one of its catalogs. */
async function assignToBuyerCatalog({ wire, names }: TestWorld): Promise<void> {
  const { catalogID, buyerID, productID, bundleID } = names
  await sendOrThrow(wire, 'POST', '/catalogs/assignments', {
    CatalogID: catalogID,
    BuyerID: buyerID,
    ViewAllProducts: true,
  })
  await sendOrThrow(wire, 'POST', '/catalogs/productassignments', { CatalogID: catalogID, ProductID: productID })
  await sendOrThrow(wire, 'POST', '/catalogs/bundleassignments', { CatalogID: catalogID, BundleID: bundleID })
}

async function sendOrThrow(wire: WireCall, verb: 'PUT' | 'POST', path: string, body: JsonBody): Promise<void> {
  const reply = await wire(verb, path, body)
  if (reply.status >= 300) throw new Error(`${verb} ${path} answered ${reply.status}: ${reply.text}`)
}
