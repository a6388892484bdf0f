import { assignmentsOf } from '../../kit/assignments.ts'
import { flag, id, moment, readOnly, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const addressFields = {
  DateCreated: readOnly(moment()),
  CompanyName: text(100),
  FirstName: text(100),
  LastName: text(100),
  Street1: required(text(100)),
  Street2: text(100),
  City: required(text(100)),
  State: text(100),
  Zip: text(100),
  Country: required(text(2)),
  Phone: text(100),
  AddressName: text(100),
  xp: xp(),
}

const postal = ['CompanyName', 'FirstName', 'LastName', 'Street1', 'Street2', 'City', 'State', 'Zip'] as const
export const addressLists = {
  search: ['ID', 'AddressName', 'CompanyName', 'City', 'Street1', 'Street2', 'LastName', 'FirstName', 'State', 'Zip'],
  sort: ['AddressName', 'ID', 'DateCreated', ...postal, 'Country', 'Phone'],
  order: ['AddressName', 'ID'],
} as const

export const Address = model('Address', { ID: id(), ...addressFields }, addressLists)

export const AddressAssignment = model(
  'AddressAssignment',
  {
    AddressID: required(ref('Addresses')),
    UserID: ref('Users'),
    UserGroupID: ref('UserGroups'),
    IsShipping: flag(),
    IsBilling: flag(),
  },
  { order: ['AddressID', 'UserID', 'UserGroupID'] },
)

/** Addresses of seller, buyers and suppliers are alike; only paths and roles differ. */
const addressesOf = (tag: string, path: string, role: 'AdminAddress' | 'Address' | 'SupplierAddress') =>
  resource({
    tag,
    path: `${path}/:addressID`,
    model: Address,
    roles: { read: [`${role}Reader`], write: [`${role}Admin`] },
  })

export const adminAddresses = addressesOf('AdminAddresses', '/addresses', 'AdminAddress')
export const addresses = addressesOf('Addresses', '/buyers/:buyerID/addresses', 'Address')
export const supplierAddresses = addressesOf('SupplierAddresses', '/suppliers/:supplierID/addresses', 'SupplierAddress')

export const addresseAssignments = relation({
  ...assignmentsOf(addresses),
  model: AddressAssignment,
  table: 'address_assignments',
  key: ['AddressID', 'UserID', 'UserGroupID'],
  listBy: ['addressID', 'userID', 'userGroupID', 'level', 'isShipping', 'isBilling'],
  removeBy: ['userID', 'userGroupID'],
})
