import type { PriceSchedule } from '@tessera/client/platform/types.gen'
import { listUnusedPriceSchedules } from '@tessera/contract/platform/additions/unused-price-schedules'
import { readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'

export interface UnusedSchedules {
  rows: { id: string; name: string; breaks: number }[]
  page: number
  pages: number
  total: number
}

/** Price schedules that no one pays by. */
export async function loadUnusedSchedules(staff: Staff, page: string): Promise<UnusedSchedules> {
  const query = new URLSearchParams({ pageSize: '50', page: /^[1-9]\d{0,3}$/.test(page) ? page : '1' })
  const { data } = await readOperation(staff, listUnusedPriceSchedules, { params: {}, query })
  const { Items, Meta } = data as {
    Items: PriceSchedule[]
    Meta: { Page: number; TotalPages: number; TotalCount: number }
  }
  return {
    rows: Items.map(({ ID, Name, PriceBreaks }) => ({ id: ID, name: Name ?? ID, breaks: PriceBreaks?.length ?? 0 })),
    page: Meta.Page,
    pages: Meta.TotalPages,
    total: Meta.TotalCount,
  }
}
