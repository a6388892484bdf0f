import { action } from '../../kit/action.ts'
import { flag, id, moment, readOnly, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { readRoles } from '../../kit/operation.ts'
import { resource } from '../../kit/resource.ts'

export const Buyer = model(
  'Buyer',
  {
    ID: id(),
    Name: required(text(100)),
    DefaultCatalogID: ref('Catalogs'),
    Active: flag(),
    DateCreated: readOnly(moment()),
    xp: xp(),
  },
  { search: ['Name', 'ID'], sort: ['ID', 'Name', 'DateCreated'], order: ['ID'] },
)

export const BuyerSupplier = model(
  'BuyerSupplier',
  { ID: id(), Name: text(100) },
  { search: ['ID', 'Name'], sort: ['Name', 'ID'] },
)

export const buyers = resource({
  tag: 'Buyers',
  path: '/buyers/:buyerID',
  model: Buyer,
  roles: { read: ['BuyerReader'], write: ['BuyerAdmin'] },
})

export const buyersActions = [
  action({
    id: 'Buyers.ListBuyerSellers',
    verb: 'GET',
    path: '/buyers/:buyerID/sellers',
    roles: readRoles(buyers.roles),
    list: 'full',
    reply: BuyerSupplier,
    summary: 'List sellers a buyer may order from.',
  }),
]
