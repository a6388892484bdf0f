import { action } from '../../kit/action.ts'
import { flag, id, moment, readOnly, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { readRoles } from '../../kit/operation.ts'
import { resource } from '../../kit/resource.ts'

export const supplierFields = {
  ID: id(),
  Name: required(text(100)),
  Active: flag(),
  DateCreated: readOnly(moment()),
  AllBuyersCanOrder: flag(),
  xp: xp(),
}

export const supplierLists = { search: ['Name', 'ID'], sort: ['ID', 'Name', 'DateCreated'], order: ['ID'] } as const

export const Supplier = model('Supplier', supplierFields, supplierLists)

export const SupplierBuyer = model(
  'SupplierBuyer',
  { ID: id(), Name: text(100) },
  { search: ['ID', 'Name'], sort: ['Name', 'ID'] },
)

export const suppliers = resource({
  tag: 'Suppliers',
  path: '/suppliers/:supplierID',
  model: Supplier,
  roles: { read: ['SupplierReader'], write: ['SupplierAdmin'] },
})

const link = { path: '/suppliers/:supplierID/buyers/:buyerID', roles: suppliers.roles.write } as const

export const suppliersActions = [
  action({
    id: 'Suppliers.ListBuyers',
    verb: 'GET',
    path: '/suppliers/:supplierID/buyers',
    roles: readRoles(suppliers.roles),
    list: 'full',
    reply: SupplierBuyer,
    summary: 'List buyers linked to the supplier.',
  }),
  action({ ...link, id: 'Suppliers.SaveBuyer', verb: 'PUT', summary: 'Link a buyer to the supplier.' }),
  action({ ...link, id: 'Suppliers.DeleteBuyer', verb: 'DELETE', summary: 'Unlink a buyer from the supplier.' }),
]
