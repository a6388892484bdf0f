import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'
import { expect, test } from 'vitest'

const declared = [...operations, ...additions, ...shopOperations].filter(({ reads }) => reads)
const idsOf = (reads: string) => declared.filter((row) => row.reads === reads).map(({ id }) => id)

test('only reads come from a replica, and none of carts, checkout, accounts or the feed', () => {
  expect(declared.filter(({ verb }) => verb !== 'GET')).toEqual([])
  const forbidden = /cart|basket|checkout|payment|order|worksheet|session|auth|feed|stream|Me\.Get$|address|card|user/i
  expect(declared.filter(({ id }) => forbidden.test(id))).toEqual([])
})

test('reports and statements, for anyone', () => {
  expect(idsOf('replica').sort()).toEqual([
    'Events.List',
    'MyAccount.GetStatements',
    'MyBilling.GetStatementDetail',
    'Operator.ListAudit',
    'PriceSchedules.ListUnused',
    'Products.GetStockCurve',
    'Products.ListStock',
    'Products.ListStockMovements',
  ])
})

test('the catalog and content, for guests', () => {
  expect(idsOf('guest replica').sort()).toEqual([
    'Generic.getProductRedirect',
    'Generic.getRedirects',
    'Generic.getStaticData',
    'Generic.getsitesettings',
    'Me.GetCatalog',
    'Me.GetCategory',
    'Me.GetProduct',
    'Me.GetSpec',
    'Me.GetVariant',
    'Me.ListBuyerSellers',
    'Me.ListCatalogs',
    'Me.ListCategories',
    'Me.ListProductInventoryRecords',
    'Me.ListProductSellers',
    'Me.ListProducts',
    'Me.ListSpecs',
    'Me.ListVariantInventoryRecords',
    'Me.ListVariants',
    'Product.GetContentItem',
    'Product.GetProductSitemaps',
    'Reviews.getPhoto',
    'Reviews.getReviews',
    'StorePages.getStore',
    'StorePages.listStores',
    'Stores.Nearest',
    'Stores.getmerchantId',
  ])
})
