import { action } from '../../kit/action.ts'
import { ref, required } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'

export const ErrorConfig = model('ErrorConfig', {
  DeliveryConfigID: required(ref('DeliveryConfigurations')),
})

export const errorConfigs = singleton({
  tag: 'ErrorConfigs',
  path: '/integrations/ErrorConfig',
  model: ErrorConfig,
  roles: { read: [], write: ['ErrorConfigAdmin'] },
  table: 'error_configs',
  callers: ['admin'],
})

export const errorConfigsActions = [
  action({
    id: 'ErrorConfigs.Validate',
    verb: 'POST',
    path: '/integrations/ErrorConfig/validate',
    roles: ['ErrorConfigAdmin'],
    callers: ['admin'],
    summary: 'Send a test message through the error channel.',
  }),
]
