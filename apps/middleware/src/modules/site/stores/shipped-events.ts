import type { StoreService } from './store.ts'
import type { PlannedEvent } from './store-events.ts'

const monthly = { day: null, starts: null }

/** Monthly events of a new shop, in every store with the needed service. */
const series: readonly (PlannedEvent & { needs: StoreService })[] = [
  {
    ...monthly,
    title: 'Samples and light',
    text: 'Bring a photo of your room and leave with three matching samples. A designer will be there.',
    needs: 'design-studio',
    week: 1,
    weekday: 4,
    starts: '16:30',
    minutes: 60,
  },
  {
    ...monthly,
    title: 'Setting tile by hand',
    text: 'Mix, comb, set and grout six square feet yourself. Tools provided.',
    needs: 'cut-to-size',
    week: 2,
    weekday: 6,
    starts: '10:00',
    minutes: 90,
  },
  {
    ...monthly,
    title: 'Pro breakfast',
    text: 'Coffee, new arrivals and what’s coming next.',
    needs: 'pro-desk',
    week: 3,
    weekday: 2,
    minutes: 45,
  },
]

export const shippedEventsOf = ({ services }: { services: readonly string[] }): PlannedEvent[] =>
  series.flatMap(({ needs, ...event }) => (services.includes(needs) ? [event] : []))
