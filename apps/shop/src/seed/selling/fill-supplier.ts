import type { RequestOptions } from '@tessera/client/call-options'
import type { Client } from '@tessera/client/create-client'
import { localPassword } from '../history/cast.ts'
import { supplier } from '../staff/staff.ts'
import { dealer, dealerCatalog, dealerOrderID, glaze, supplierProducts, wallKit } from './demo-supplier.ts'

const [zellige, ...accessories] = supplierProducts

/** A supplier's goods with variants and a bundle, a dealer that sees them, and its order, which the supplier ships. */
export async function fillSupplier(client: Client, asShop: RequestOptions): Promise<void> {
  await saveDealer(client, asShop)
  for (const product of supplierProducts) await saveProduct(client, product, asShop)
  await saveVariants(client, asShop)
  await saveBundle(client, asShop)
  const { Items } = await client.Orders.List('Incoming', { filters: { ID: dealerOrderID } }, asShop)
  if (Items.length === 0) await placeDealerOrder(client, asShop)
}

async function saveDealer(client: Client, asShop: RequestOptions): Promise<void> {
  await client.Suppliers.Save(supplier.id, { ID: supplier.id, Name: supplier.name, Active: true }, asShop)
  await client.Catalogs.Save(dealerCatalog.ID, dealerCatalog, asShop)
  const company = { ID: dealer.id, Name: dealer.name, Active: true, DefaultCatalogID: dealerCatalog.ID }
  await client.Buyers.Save(dealer.id, company, asShop)
  const assignment = { CatalogID: dealerCatalog.ID, BuyerID: dealer.id, ViewAllCategories: true, ViewAllProducts: true }
  await client.Catalogs.SaveAssignment(assignment, asShop)
  const user = {
    ID: dealer.id,
    Username: dealer.userName,
    Password: localPassword,
    FirstName: 'Lena',
    LastName: 'Marsh',
    Email: dealer.userName,
    Active: true,
  }
  await client.Users.Save(dealer.id, dealer.id, user, asShop)
}

async function saveProduct(
  client: Client,
  { price, boxes, ...product }: (typeof supplierProducts)[number],
  asShop: RequestOptions,
): Promise<void> {
  const prices = { ID: product.ID, Name: product.Name, PriceBreaks: [{ Quantity: 1, Price: price }] }
  await client.PriceSchedules.Save(product.ID, prices, asShop)
  const record = {
    ...product,
    Active: true,
    DefaultPriceScheduleID: product.ID,
    DefaultSupplierID: supplier.id,
    Inventory: { Enabled: true, QuantityAvailable: boxes },
  }
  await client.Products.Save(product.ID, record, asShop)
  await client.Catalogs.SaveProductAssignment({ CatalogID: dealerCatalog.ID, ProductID: product.ID }, asShop)
}

async function saveVariants(client: Client, asShop: RequestOptions): Promise<void> {
  const { options, ...spec } = glaze
  await client.Specs.Save(glaze.ID, { ...spec, Required: true, DefinesVariant: true }, asShop)
  for (const option of options) await client.Specs.SaveOption(glaze.ID, option.ID, option, asShop)
  await client.Specs.SaveProductAssignment({ SpecID: glaze.ID, ProductID: zellige.ID }, asShop)
  await client.Products.GenerateVariants(zellige.ID, {}, { overwriteExisting: true }, asShop)
}

async function saveBundle(client: Client, asShop: RequestOptions): Promise<void> {
  await client.Bundles.Save(wallKit.ID, wallKit, asShop)
  for (const { ID } of accessories) {
    const assignment = { BundleID: wallKit.ID, ProductID: ID, Required: true, DefaultQuantity: 1 }
    await client.Bundles.SaveProductAssignment(assignment, asShop)
  }
  await client.Catalogs.SaveBundleAssignment({ CatalogID: dealerCatalog.ID, BundleID: wallKit.ID }, asShop)
}

/** Twelve boxes that the supplier ships straight to the dealer. */
async function placeDealerOrder(client: Client, asShop: RequestOptions): Promise<void> {
  const order = { ID: dealerOrderID, FromCompanyID: dealer.id, FromUserID: dealer.id }
  await client.Orders.Create('Incoming', order, asShop)
  const line = { ProductID: zellige.ID, Quantity: 12, Specs: [{ SpecID: glaze.ID, OptionID: 'sea-glass' }] }
  await client.LineItems.Create('Incoming', dealerOrderID, line, asShop)
  await client.Orders.Submit('Incoming', dealerOrderID, asShop)
  await client.Orders.Forward('Incoming', dealerOrderID, asShop)
}
