import { setTimeout as delay } from 'node:timers/promises'
import type { Cart, LenderStatus, ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { optional } from '../../http/or-not-found.server.ts'

/** Codes of `paymentReasons`, for the payment step. */
const refusals: Partial<Record<LenderStatus['status'], string>> = { declined: 'loan-declined', expired: 'expired' }

/**
 * How the lender decided about the cart's loan; null if it is paid otherwise. The lender returns every applicant to the
 * review step, so a refusal is said here and not only when the order is placed.
 */
export async function findLoan(
  shop: ShopClient,
  { paymentMethod, paymentReferenceId: referenceId }: Cart,
): Promise<LenderStatus | null> {
  if (paymentMethod !== 'Citizen_Pay' || !referenceId) return null
  const loan = await readDecision(shop, referenceId)
  const reason = loan && refusals[loan.status]
  if (reason) throw redirect(`/checkout/payment?${new URLSearchParams({ declined: reason })}`)
  return loan ?? null
}

/** Asks up to three times within 0.8 s: the lender's notice may be taking in the same decision at this moment. */
async function readDecision(shop: ShopClient, referenceId: string): Promise<LenderStatus | undefined> {
  let loan = await optional(shop.Payment.checkaccountstatus({ referenceId }))
  for (let times = 0; loan?.status === 'pending' && times < 2; times++) {
    await delay(400)
    loan = await optional(shop.Payment.checkaccountstatus({ referenceId }))
  }
  return loan
}
