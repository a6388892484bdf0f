import type { Promotion } from '@tessera/client/platform/types.gen'
import { type PromotionState, promotionState } from '@tessera/domain/promotions/promotion-state'
import { isAllowed, readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { promotionCall } from './promotion-at.server.ts'
import { type PromotionRow, type PromotionsView, stateLabels } from './promotion-view.ts'

interface Listed {
  Meta: { TotalCount: number; TotalPages: number }
  Items: Promotion[]
}

const maxPages = 5
const states = Object.keys(stateLabels) as PromotionState[]

/** All promotions, the newest dates first, with what each of them does now. */
export async function loadPromotions(staff: Staff, query: URLSearchParams): Promise<PromotionsView> {
  const now = new Date()
  const { items, total } = await readAll(staff, query.get('search') ?? '')
  const all = items.map((promotion) => rowOf(promotion, now)).toSorted(compareRows)
  const state = states.find((one) => one === query.get('state')) ?? 'all'
  const create = promotionCall('Create')
  return {
    rows: all.filter((row) => state === 'all' || row.state === state),
    counts: [
      { state: 'all', count: all.length },
      ...states.map((one) => ({ state: one, count: all.filter((row) => row.state === one).length })),
    ],
    state,
    hidden: total - items.length,
    now: now.toISOString(),
    actions: isAllowed(staff.caller, create, {})
      ? [{ label: 'New promotion', href: '/promotions/new', isDanger: false }]
      : [],
  }
}

async function readAll(staff: Staff, search: string): Promise<{ items: Promotion[]; total: number }> {
  const items: Promotion[] = []
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ page: String(page), pageSize: '100', ...(search && { search }) })
    const { Meta, Items } = (await readOperation(staff, promotionCall('List'), { params: {}, query })).data as Listed
    items.push(...Items)
    if (page >= Math.min(Meta.TotalPages, maxPages)) return { items, total: Meta.TotalCount }
  }
}

const rowOf = (promotion: Promotion, now: Date): PromotionRow => ({
  id: promotion.ID,
  name: promotion.Name ?? promotion.Code,
  code: promotion.Code,
  isAutomatic: promotion.AutoApply,
  state: promotionState(promotion, now),
  start: promotion.StartDate,
  end: promotion.ExpirationDate,
  used: promotion.RedemptionCount,
  limit: promotion.RedemptionLimit,
})

/** Running promotions come first, then planned ones; within a state by name. */
const compareRows = (one: PromotionRow, other: PromotionRow): number =>
  states.indexOf(one.state) - states.indexOf(other.state) || one.name.localeCompare(other.name)
