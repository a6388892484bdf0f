import type { ConsultationSlot } from '@tessera/client/shop/types.gen'

export interface SlotDay {
  day: string
  slots: { startsAt: string; time: string }[]
}

/** Splits 'Tuesday, March 10 at 10:45 AM CDT' into a day, which heads a group, and a time to choose. */
export function slotDays(slots: readonly ConsultationSlot[]): SlotDay[] {
  const days: SlotDay[] = []
  for (const { startsAt, text } of slots) {
    const [day = text, time = text] = text.split(' at ')
    const last = days.at(-1)
    if (last?.day === day) last.slots.push({ startsAt, time })
    else days.push({ day, slots: [{ startsAt, time }] })
  }
  return days
}
