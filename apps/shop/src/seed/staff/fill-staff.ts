import type { RequestOptions } from '@tessera/client/call-options'
import type { Client } from '@tessera/client/create-client'
import type { FillWork } from '../fill-work.ts'
import { localPassword } from '../history/cast.ts'
import { showProgress } from '../show-progress.ts'
import { type StaffMember, staff, supplier, supplierMember } from './staff.ts'

/** Creates a user and a security profile per job. Everything is saved under fixed IDs, so it may run again. */
export async function fillStaff({ openCommerce }: FillWork): Promise<void> {
  const progress = showProgress('Staff', staff.length + 1)
  const { client, backOffice } = await openCommerce()
  const asShop = await backOffice()
  for (const member of staff) {
    await saveProfile(client, member, asShop)
    await client.AdminUsers.Save(member.id, userOf(member), asShop)
    const assignment = { SecurityProfileID: member.id, UserID: member.id }
    await client.SecurityProfiles.SaveAssignment(assignment, asShop)
  }
  await saveSupplier(client, asShop)
  progress.end(`${staff.length} people and one of a supplier`)
}

async function saveSupplier(client: Client, asShop: RequestOptions): Promise<void> {
  await client.Suppliers.Save(supplier.id, { ID: supplier.id, Name: supplier.name, Active: true }, asShop)
  await saveProfile(client, supplierMember, asShop)
  await client.SupplierUsers.Save(supplier.id, supplierMember.id, userOf(supplierMember), asShop)
  const assignment = { SecurityProfileID: supplierMember.id, SupplierID: supplier.id, UserID: supplierMember.id }
  await client.SecurityProfiles.SaveAssignment(assignment, asShop)
}

const saveProfile = (client: Client, { id, profile, roles, customRoles = [] }: StaffMember, asShop: RequestOptions) =>
  client.SecurityProfiles.Save(id, { ID: id, Name: profile, Roles: [...roles], CustomRoles: [...customRoles] }, asShop)

const userOf = ({ id, userName, firstName, lastName }: StaffMember) => ({
  ID: id,
  Username: userName,
  Password: localPassword,
  FirstName: firstName,
  LastName: lastName,
  Email: userName,
  Active: true,
})
