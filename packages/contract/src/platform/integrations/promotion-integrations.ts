import { listOf, required, sum, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'
import { customAuthHeader } from './custom-auth-header.ts'

export const PromotionIntegration = model('PromotionIntegration', {
  HashKey: required(text()),
  Url: text(),
  ...customAuthHeader,
})

const AcceptedPromo = model('AcceptedPromo', {
  ID: required(text(100)),
  LineItemID: text(100),
  Amount: sum({ min: 0, max: 1_000_000_000 }),
})

/** The answer of the promotion service: promotions that it does not name are not granted. */
export const PromotionIntegrationResponse = model('PromotionIntegrationResponse', {
  PromosAccepted: listOf(AcceptedPromo),
})

export const promotionIntegrations = singleton({
  tag: 'PromotionIntegrations',
  path: '/integrations/promotion',
  model: PromotionIntegration,
  roles: { read: ['PromotionReader'], write: ['PromotionAdmin'] },
  table: 'promotion_integrations',
  callers: ['admin'],
})
