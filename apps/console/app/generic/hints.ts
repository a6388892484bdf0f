import { listOf, maybeFlag, measure, oneOf, text, whole } from '@tessera/contract/kit/fields'
import type { Field } from '@tessera/contract/kit/model'
import { attributeValues } from '@tessera/contract/shop/product-attributes'

/** The columns of a list by model, where the first six plain fields are not the ones people look for. */
const columnHints: Readonly<Record<string, readonly string[]>> = {
  Product: ['ID', 'Name', 'Active', 'DefaultPriceScheduleID', 'VariantCount', 'DateCreated'],
  Order: ['ID', 'Status', 'FromUserID', 'LineItemCount', 'Total', 'DateSubmitted'],
  LineItem: ['ID', 'ProductID', 'Quantity', 'UnitPrice', 'LineTotal', 'QuantityShipped'],
  User: ['ID', 'Username', 'FirstName', 'LastName', 'Email', 'Active'],
  PriceSchedule: ['ID', 'Name', 'MinQuantity', 'SaleStart', 'SaleEnd', 'IsOnSale'],
  Buyer: ['ID', 'Name', 'Active', 'DefaultCatalogID', 'DateCreated'],
  Address: ['ID', 'AddressName', 'Street1', 'City', 'State', 'Zip'],
  OrderReturn: ['ID', 'OrderID', 'Status', 'RefundAmount', 'DateCreated', 'DateCompleted'],
  Shipment: ['ID', 'BuyerID', 'Shipper', 'TrackingNumber', 'DateShipped', 'DateDelivered'],
  Promotion: ['ID', 'Code', 'Name', 'Active', 'StartDate', 'ExpirationDate', 'RedemptionCount'],
  ApiClient: ['ID', 'AppName', 'Active', 'AllowSeller', 'AllowAnyBuyer', 'AccessTokenDuration'],
  SecurityProfile: ['ID', 'Name', 'Roles', 'CustomRoles'],
  Category: ['ID', 'Name', 'Active', 'ParentID', 'ListOrder', 'ChildCount'],
}

export const hintedColumns = (title: string): readonly string[] | undefined => columnHints[title]

/** Extended properties with a known shape, by model: they are fields of the form, and the rest of them is JSON. */
const xpShapes: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  Product: {
    slug: text(200),
    brand: text(100),
    collection: text(100),
    designer: text(100),
    origin: text(100),
    story: text(4000),
    'attributes.material': oneOf(attributeValues.material),
    'attributes.look': oneOf(attributeValues.look),
    'attributes.colorFamily': oneOf(attributeValues.colorFamily),
    'attributes.color': text(100),
    'attributes.finish': oneOf(attributeValues.finish),
    'attributes.shape': oneOf(attributeValues.shape),
    'attributes.nominalSize': text(50),
    'attributes.lengthIn': measure(),
    'attributes.widthIn': measure(),
    'attributes.thicknessIn': measure(),
    'attributes.edge': oneOf(attributeValues.edge),
    'attributes.use': listOf(oneOf(attributeValues.use)),
    'attributes.room': listOf(oneOf(attributeValues.room)),
    'attributes.shadeVariation': oneOf(attributeValues.shadeVariation),
    'attributes.frostResistant': maybeFlag(),
    'availability.status': oneOf(['stocked', 'special-order', 'made-to-order', 'discontinued']),
    'availability.leadDays': whole({ min: 0 }),
    'units.piecesPerUnit': whole({ min: 1 }),
    'units.sqftPerUnit': text(20),
    'units.lbsPerUnit': text(20),
    'alt.face': text(300),
    'alt.laid': text(300),
    'alt.scene': text(300),
  },
}

/** Labels of known extended properties whose names would not read well in a form. */
const propertyLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Product: {
    slug: 'Web address',
    'attributes.nominalSize': 'Nominal size',
    'attributes.lengthIn': 'Length (in.)',
    'attributes.widthIn': 'Width (in.)',
    'attributes.thicknessIn': 'Thickness (in.)',
    'attributes.use': 'Suitable for',
    'attributes.room': 'Rooms',
    'availability.status': 'Availability',
    'availability.leadDays': 'Lead time in days',
    'units.piecesPerUnit': 'Pieces per box',
    'units.sqftPerUnit': 'Square feet per box',
    'units.lbsPerUnit': 'Pounds per box',
  },
}

export const propertyLabel = (title: string, path: string): string | undefined => propertyLabels[title]?.[path]

/** A duplicate begins without these values, by model: they belong to one record alone. */
const ownValues: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // two products with one schedule have one price, and with one address one page; boxes come with a delivery
  Product: [['DefaultPriceScheduleID'], ['Inventory', 'QuantityAvailable'], ['xp', 'slug'], ['xp', 'photos']],
}

export const ownValuesOf = (title: string): readonly (readonly string[])[] => ownValues[title] ?? []

/** The heading above the extended properties of a model. */
export const propertiesTitle = (title: string): string => (title === 'Product' ? 'Details' : 'Extended properties')

/** The known extended properties of a model: the path below `xp`, and the field. */
export const hintedProperties = (title: string): [path: string, field: Field][] =>
  Object.entries(xpShapes[title] ?? {}) as [string, Field][]
