import type { ContentItem } from '@tessera/client/shop/types.gen'
import { isRecord } from '../../http/is-record.ts'

/** The home page is content: each section is a slot with text, a picture and one action. */
export interface HomeSlot {
  title: string
  summary: string
  action: HomeSlotAction | undefined
  picture: string | undefined
  items: SlotItem[]
  data: Record<string, unknown>
}
export interface HomeSlotAction {
  label: string
  href: string
}
interface SlotItem {
  label: string
  picture: string
  href: string | undefined
  filter: unknown
}

export function slotOf({ title, summary, data }: ContentItem): HomeSlot {
  const facts = data ?? {}
  return {
    title,
    summary: summary ?? '',
    action: actionOf(facts.action),
    picture: typeof facts.picture === 'string' ? facts.picture : undefined,
    items: Array.isArray(facts.items) ? facts.items.flatMap(itemOf) : [],
    data: facts,
  }
}

const actionOf = (value: unknown): HomeSlotAction | undefined =>
  isRecord(value) && typeof value.label === 'string' && typeof value.href === 'string'
    ? { label: value.label, href: value.href }
    : undefined

function itemOf(value: unknown): SlotItem[] {
  if (!isRecord(value) || typeof value.label !== 'string' || typeof value.picture !== 'string') return []
  const { label, picture, href, filter } = value
  return [{ label, picture, href: typeof href === 'string' ? href : undefined, filter }]
}
