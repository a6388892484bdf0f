import { required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'
import { customAuthHeader } from './custom-auth-header.ts'

export const PromotionIntegration = model('PromotionIntegration', {
  HashKey: required(text()),
  Url: text(),
  ...customAuthHeader,
})

export const promotionIntegrations = singleton({
  tag: 'PromotionIntegrations',
  path: '/integrations/promotion',
  model: PromotionIntegration,
  roles: { read: ['PromotionReader'], write: ['PromotionAdmin'] },
  table: 'promotion_integrations',
  callers: ['admin'],
})
