import type { BulkTag } from '@tessera/platform/bulk/bulk-targets'
import type { JsonBody } from '@tessera/testing/wire'

interface Step {
  tag: BulkTag
  rows: JsonBody[]
  params?: Record<string, string>
  /** The API call for one row. */
  save: (row: JsonBody) => ['PUT' | 'POST', string]
}

export const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR', xp: { Dock: 3 } }
export const breaks = [
  { Quantity: 10, Price: 8.25 },
  { Quantity: 1, Price: 9.9999, SalePrice: 7 },
]

/** Sample rows of every bulk target: with and without values, null, nested, with and without a default. */
export const steps: Step[] = [
  {
    tag: 'AdminAddresses',
    rows: [
      { ID: 'yard', ...place },
      { ID: 'port', ...place, Country: 'US', State: 'CA', Zip: '90001', AddressName: 'Port' },
    ],
    save: ({ ID }) => ['PUT', `/addresses/${ID}`],
  },
  {
    tag: 'Catalogs',
    rows: [
      { ID: 'main', Name: 'Main', Active: true },
      { ID: 'spare', Name: 'Spare', Description: 'Later', xp: { a: [1, { b: null }] } },
    ],
    save: ({ ID }) => ['PUT', `/catalogs/${ID}`],
  },
  {
    tag: 'Buyers',
    rows: [
      { ID: 'pros', Name: 'Pros', Active: true, DefaultCatalogID: 'main' },
      { ID: 'own', Name: 'With a catalog of its own' },
    ],
    save: ({ ID }) => ['PUT', `/buyers/${ID}`],
  },
  {
    tag: 'UserGroups',
    params: { buyerID: 'pros' },
    rows: [
      { ID: 'gold', Name: 'Gold', xp: { Level: 1 } },
      { ID: 'silver', Name: 'Silver' },
    ],
    save: ({ ID }) => ['PUT', `/buyers/pros/usergroups/${ID}`],
  },
  {
    tag: 'Catalogs.SaveAssignment',
    rows: [
      { CatalogID: 'spare', BuyerID: 'pros', ViewAllProducts: true },
      { CatalogID: 'main', BuyerID: 'own' },
    ],
    save: () => ['POST', '/catalogs/assignments'],
  },
  {
    tag: 'Categories',
    params: { catalogID: 'main' },
    rows: [
      { ID: 'floors', Name: 'Floors', Active: true, ListOrder: 1 },
      { ID: 'oak', Name: 'Oak', ParentID: 'floors' },
    ],
    save: ({ ID }) => ['PUT', `/catalogs/main/categories/${ID}`],
  },
  {
    tag: 'ProductFacets',
    rows: [
      { ID: 'Colour', Name: 'Colour' },
      { ID: 'size', Name: 'Size', XpPath: 'Format.Size', ListOrder: 2, MinCount: 0 },
    ],
    save: ({ ID }) => ['PUT', `/productfacets/${ID}`],
  },
  {
    tag: 'PriceSchedules',
    rows: [
      {
        ID: 'list',
        Name: 'List',
        PriceBreaks: breaks,
        SaleStart: '2026-01-01',
        SaleEnd: '2030-01-01T10:00:00.123456+02:00',
      },
      {
        ID: 'gold',
        Name: 'Gold',
        PriceBreaks: breaks,
        MinQuantity: 2,
        MaxQuantity: 9,
        Currency: 'EUR',
        ApplyTax: true,
      },
      { ID: 'empty', Name: 'Empty', PriceBreaks: null, MinQuantity: null },
    ],
    save: ({ ID }) => ['PUT', `/priceschedules/${ID}`],
  },
  {
    tag: 'Products',
    rows: [
      { ID: 'family', Name: 'Family', IsParent: true },
      { ID: 'child', Name: 'Child', ParentID: 'family' },
      {
        ID: 'tile',
        Name: 'Tile "grey" \u2603',
        Description: 'Line\nbreak',
        Active: true,
        DefaultPriceScheduleID: 'list',
        ShipWeight: 12.5,
        ShipHeight: 0.0000001,
        QuantityMultiplier: '2',
        Inventory: { Enabled: true, OrderCanExceed: true },
        ShipFromAddressID: 'yard',
        xp: { Colour: 'grey', Format: { Size: '12x24' }, Nothing: null, Many: [1, 2.5, 1e21] },
        unknown: 'left out',
        SpecCount: 7,
      },
      { ID: 'plain', Name: 'Plain', Inventory: null, xp: null },
    ],
    save: ({ ID }) => ['PUT', `/products/${ID}`],
  },
  {
    tag: 'Categories.SaveProductAssignment',
    params: { catalogID: 'main' },
    rows: [
      { CategoryID: 'floors', ProductID: 'tile', ListOrder: 3 },
      { CategoryID: 'oak', ProductID: 'plain' },
    ],
    save: () => ['POST', '/catalogs/main/categories/productassignments'],
  },
  {
    tag: 'Catalogs.SaveProductAssignment',
    rows: [{ CatalogID: 'spare', ProductID: 'tile' }],
    save: () => ['POST', '/catalogs/productassignments'],
  },
  {
    tag: 'Products.SaveAssignment',
    rows: [
      { ProductID: 'tile', BuyerID: 'pros', UserGroupID: 'gold', PriceScheduleID: 'gold' },
      { ProductID: 'tile', BuyerID: 'pros' },
      { ProductID: 'plain', BuyerID: 'own', PriceScheduleID: 'list' },
    ],
    save: () => ['POST', '/products/assignments'],
  },
  {
    tag: 'InventoryRecords',
    rows: [
      { ID: 'r1', ProductID: 'tile', AddressID: 'yard', QuantityAvailable: 12, xp: { Row: 1 } },
      { ID: 'r2', ProductID: 'tile', AddressID: 'port', AllowAllBuyers: false, NotificationPoint: 4 },
    ],
    save: ({ ID, ProductID }) => ['PUT', `/products/${ProductID}/inventoryrecords/${ID}`],
  },
]

/** Reads back everything that was imported. */
export const reads = [
  '/addresses',
  '/catalogs',
  '/buyers',
  '/buyers/pros/usergroups',
  '/catalogs/assignments',
  '/catalogs/productassignments',
  '/catalogs/main/categories?depth=all',
  '/catalogs/main/categories/productassignments',
  '/productfacets',
  '/priceschedules',
  '/products',
  '/products?search=grey',
  '/products?xp.Colour=grey',
  '/products/tile/suppliers',
  '/products/assignments',
  '/products/tile/inventoryrecords?includeAddress=true',
]
