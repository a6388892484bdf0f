import { randomUUID } from 'node:crypto'
import { PromotionIntegrationResponse } from '@tessera/contract/platform/integrations/promotion-integrations'
import { promotionProblem } from '@tessera/domain/promotions/problem'
import type { PromotionCandidate } from '@tessera/domain/promotions/promotion-terms'
import { type AcceptedPromotion, acceptedProblems, amountsByPromotion } from '@tessera/domain/promotions/service-prices'
import { ApiError, refusal } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { authHeaderOf } from '../delivery/auth-header-of.ts'
import { postRecorded } from '../delivery/post-recorded.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import { appliedOn } from '../orders/order-promotions.ts'
import type { ServicePrices } from '../orders/promotion-service.ts'
import { readPromotionFacts } from '../orders/read-promotion-facts.ts'
import type { WirePromotion } from '../orders/read-promotions.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { readResponse } from './checkout-response.ts'
import { getWorksheet } from './worksheet.ts'

export interface PromotionServiceSettings {
  marketplace: string
  url: string
  hashKey: string
  headerName: string | null
  headerValue: string | null
}

export const findPromotionService = (
  db: Queryable,
  marketplace: string,
): Promise<PromotionServiceSettings | undefined> =>
  db.find<PromotionServiceSettings>(sql`
    select marketplace_id as marketplace, url, hash_key as "hashKey", custom_auth_header_name as "headerName", custom_auth_header_value as "headerValue"
    from promotion_integrations
    where marketplace_id = ${marketplace} and url is not null`)

export const noPrices: ServicePrices = new Map()

export interface PriceQuestion {
  service: PromotionServiceSettings
  worksheet: { Order: { ID: string }; LineItems: readonly { ID: string }[]; OrderPromotions: object }
  requested: readonly WirePromotion[]
}

/** Sends the question to the service. An answer that fails or cannot be used is a failure. No transaction may be open. */
export async function sendQuestion(
  needs: Pick<CheckoutNeeds, 'database' | 'outbound' | 'environment'>,
  { service, worksheet, requested }: PriceQuestion,
): Promise<{ prices: ServicePrices; failure?: ApiError }> {
  const source = { marketplace: service.marketplace, kind: 'PromotionIntegration', sourceID: null } as const
  const answer = await postRecorded(
    needs,
    { ...source, subject: 'promotions', objectID: worksheet.Order.ID },
    {
      url: service.url,
      body: {
        Environment: needs.environment,
        Order: worksheet.Order,
        LineItems: worksheet.LineItems,
        PromosApplied: worksheet.OrderPromotions,
        PromosRequested: requested,
      },
      eventID: randomUUID(),
      hashKey: service.hashKey,
      authHeader: authHeaderOf(service),
    },
  )
  const response = readResponse(PromotionIntegrationResponse, answer)
  const { HttpStatusCode, UnhandledErrorBody, Succeeded } = response
  if (!Succeeded)
    return {
      prices: noPrices,
      failure: refusal('PromotionIntegration.FailedToEvaluate', { HttpStatusCode, UnhandledErrorBody }),
    }
  const accepted = (response.PromosAccepted ?? []) as AcceptedPromotion[]
  const problems = acceptedProblems(requested, accepted, new Set(worksheet.LineItems.map(({ ID }) => ID)))
  if (problems.length > 0) return { prices: noPrices, failure: new ApiError(problems) }
  return { prices: amountsByPromotion(accepted) }
}

/** Asks the service what promotions are worth. No transaction may be open (OUT-3). */
export async function askPrices(
  needs: CheckoutNeeds,
  service: PromotionServiceSettings,
  call: PlatformCall,
  read: LockedOrder,
  candidates: readonly PromotionCandidate<WirePromotion>[],
): Promise<ServicePrices> {
  const requested = await eligibleOf(call, read, candidates)
  if (requested.length === 0) return noPrices
  const worksheet = JSON.parse((await getWorksheet(call.db, read.record.uid)).text) as PriceQuestion['worksheet']
  const answer = await sendQuestion(needs, { service, worksheet, requested })
  if (answer.failure) throw answer.failure
  return answer.prices
}

/** The promotions that the service prices and that the order may have. */
async function eligibleOf(
  call: PlatformCall,
  read: LockedOrder,
  candidates: readonly PromotionCandidate<WirePromotion>[],
): Promise<WirePromotion[]> {
  const priced = candidates.filter(({ promotion }) => promotion.UseIntegration)
  if (priced.length === 0) return []
  const facts = await readPromotionFacts(call.db, read.record, read.state, read.catalog, call.now)
  const applied = await appliedOn(call, read)
  const others = (id: string) => applied.filter(({ promotion }) => promotion.ID !== id)
  return priced
    .filter((one) => !promotionProblem(one.promotion, { ...one, facts, appliedOthers: others(one.promotion.ID) }))
    .map(({ promotion }) => promotion)
}
