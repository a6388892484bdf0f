import type { PlatformClient } from '@tessera/client/platform/types.gen'
import type { TestShop } from '@tessera/testing/shop'

type Roles = NonNullable<Parameters<PlatformClient['SecurityProfiles']['Create']>[0]['Roles']>

const password = 'A-Sellers-Password-1'

/** A seller user with exactly these roles. */
export async function aSellerUser(shop: TestShop, ...roles: Roles): Promise<PlatformClient> {
  const id = `staff-${roles.join('-').toLowerCase()}`
  const username = `${id}-${shop.id}`
  await shop.admin.SecurityProfiles.Create({ ID: id, Name: id, Roles: roles })
  await shop.admin.AdminUsers.Create({
    ID: id,
    Username: username,
    Password: password,
    FirstName: 'A',
    LastName: 'Seller',
    Email: 'a@seller.test',
    Active: true,
  })
  await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: id, UserID: id })
  const form = { grant_type: 'password', client_id: shop.storefrontClientID, username, password }
  return shop.as(await shop.token(form))
}
