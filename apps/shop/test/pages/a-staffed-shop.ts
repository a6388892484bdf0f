import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import type { Browser } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole } from './a-console.ts'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'

export interface StaffedShop {
  shop: RunningStorefront
  admin: Browser
  signIn: (userName: string, password?: string) => Promise<Browser>
  /** A pro customer: name and number of the account. */
  company: string
  number: string
}

/** A shop with its console, three members of staff and a pro customer. */
export async function aStaffedShop(): Promise<StaffedShop> {
  const shop = await aStorefront()
  const fetches = { platformFetch: fetchInto(shop.platform.app), shopFetch: fetchInto(shop.app) }
  const port = await serveConsole({ admin: shop.admin, ...fetches })
  await addStaffMember(shop.admin, 'clerk', ['BuyerReader'])
  await addStaffMember(shop.admin, 'meg', ['WebhookAdmin'])
  await addStaffMember(
    shop.admin,
    'carl',
    ['OrderAdmin', 'BuyerReader', 'BuyerUserReader', 'BuyerImpersonation'],
    ['CounterSales'],
  )
  const signIn = (userName: string, password?: string) => signInToConsole(port, userName, password)
  const { company } = await aPro(shop, 'Ada')
  const account = await shop.database.find<{ number: string }>(sql`select number from accounts where name = ${company}`)
  return { shop, signIn, company, admin: await signIn('admin', 'Tests-only-1'), number: account?.number ?? '' }
}
