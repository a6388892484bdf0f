import { TodayFigures } from './figure-models.ts'
import { staffCall } from './staff-call.ts'

/** Figures that a manager looks at in the morning. */
export const figureCalls = {
  getTodayFigures: staffCall(['OrderAdmin', 'OrderReader'])(
    'GetTodayFigures',
    'GET',
    'Gets orders, samples, offers and shipments of today beside last week, and open work; for all stores or one.',
    { query: ['store'], reply: TodayFigures },
  ),
}
