import type { Operation } from '../../kit/operation.ts'
import { PriceSchedule } from '../catalog/price-schedules.ts'

/** Left over from deleted products and withdrawn assignments; no one can ever pay by them. */
export const listUnusedPriceSchedules: Operation = {
  id: 'PriceSchedules.ListUnused',
  tag: 'PriceSchedules',
  name: 'ListUnused',
  verb: 'GET',
  path: '/unusedpriceschedules',
  roles: ['PriceScheduleAdmin', 'PriceScheduleReader'],
  list: 'full',
  reads: 'replica',
  reply: PriceSchedule,
  status: 200,
  summary: 'List price schedules that no product, supplier or assignment names.',
  isAddition: true,
}
