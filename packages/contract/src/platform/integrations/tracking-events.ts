import { freeObject, id, oneOf, ref, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { trackingEventTypes } from '../enums.ts'

export const TrackingEvent = model(
  'TrackingEvent',
  {
    ID: id(),
    EventType: required(oneOf(trackingEventTypes)),
    ClientID: required(ref('ApiClients')),
    Name: required(text()),
    ConfigData: freeObject(),
    DeliveryConfigID: required(ref('DeliveryConfigurations')),
  },
  { search: ['ID', 'EventType'], sort: ['ID', 'EventType'] },
)

export const trackingEvents = resource({
  tag: 'TrackingEvents',
  path: '/integrations/trackingEvents/:eventID',
  model: TrackingEvent,
  roles: { read: ['TrackingEventReader'], write: ['TrackingEventAdmin'] },
  callers: ['admin'],
})
