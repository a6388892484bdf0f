import { embed, flag, id, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { DeliveryTargets } from './delivery-targets.ts'

export const DeliveryConfig = model(
  'DeliveryConfig',
  {
    ID: id(),
    Name: required(text(128)),
    Enabled: flag(),
    DeliveryTargets: required(embed(DeliveryTargets)),
  },
  { search: ['ID', 'Name'], sort: ['ID', 'Name'] },
)

export const deliveryConfigurations = resource({
  tag: 'DeliveryConfigurations',
  path: '/integrations/deliveryconfig/:deliveryConfigID',
  model: DeliveryConfig,
  roles: { read: [], write: ['DeliveryConfigAdmin'] },
  callers: ['admin'],
})
