import { TodayFigures } from './figure-models.ts'
import { staffCall } from './staff-call.ts'

/** Figures that a manager looks at in the morning. */
export const figureCalls = {
  getTodayFigures: staffCall(['OrderAdmin', 'OrderReader'])(
    'GetTodayFigures',
    'GET',
    'Orders, samples, offers and shipments of today beside last week, and what waits; of all stores or of one.',
    { query: ['store'], reply: TodayFigures },
  ),
}
