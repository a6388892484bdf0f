import { buyerID } from '@tessera/middleware/kit/commerce'
import type { FillWork } from '../fill-work.ts'
import { showProgress } from '../show-progress.ts'
import { demoPromotions, offersForGroups } from './demo-promotions.ts'
import { fillDiscontinued } from './fill-discontinued.ts'
import { fillReceiver } from './fill-receiver.ts'
import { fillSupplier } from './fill-supplier.ts'

const impersonationID = 'customer-service'

/** Saves promotions, a supplier's goods and a receiver of webhooks, and lets staff act for a customer. Everything has a fixed ID, so it may run again. */
export async function fillSelling({ openCommerce, filling, receiver }: FillWork): Promise<void> {
  const promotions = demoPromotions(filling.startedAt)
  const progress = showProgress('Promotions', promotions.length)
  const { client, backOffice, storefrontClientID } = await openCommerce()
  const asShop = await backOffice()
  for (const promotion of promotions) await client.Promotions.Save(promotion.ID, promotion, asShop)
  for (const offer of offersForGroups) await client.Promotions.SaveAssignment({ ...offer, BuyerID: buyerID }, asShop)
  const profile = { ID: impersonationID, Name: 'Acting for a customer', Roles: ['Shopper', 'MeAddressAdmin'] as const }
  await client.SecurityProfiles.Save(impersonationID, { ...profile, Roles: [...profile.Roles] }, asShop)
  await client.ImpersonationConfigs.Save(
    impersonationID,
    { ID: impersonationID, BuyerID: buyerID, SecurityProfileID: impersonationID, ClientID: storefrontClientID },
    asShop,
  )
  await fillSupplier(client, asShop)
  await fillDiscontinued(client, asShop)
  if (receiver) await fillReceiver(client, asShop, receiver)
  progress.end(`${promotions.length} promotions and a supplier’s goods`)
}
