import type { ContentTeaser, ProductRecord } from '@tessera/client/shop/types.gen'
import { CalculatorStrip } from './calculator-strip.tsx'
import type { TypedRoomSize } from './count-boxes.ts'
import type { HomeSlot } from './home-slot.ts'
import { ProStrip } from './pro-strip.tsx'
import { StoreAndAdvice } from './store-and-advice.tsx'
import { Stories } from './stories.tsx'

interface HomeBelowProps {
  slots: Partial<Record<string, HomeSlot>>
  featured: ProductRecord | undefined
  stories: readonly ContentTeaser[]
  typed: TypedRoomSize
}

/** The lower half of the home page, several screens below the top. */
export function HomeBelow({ slots, featured, stories, typed }: HomeBelowProps) {
  return (
    <>
      {slots.calculator && featured && <CalculatorStrip slot={slots.calculator} record={featured} typed={typed} />}
      {slots.stories && stories.length > 0 && <Stories slot={slots.stories} stories={stories} />}
      {slots.pro && <ProStrip slot={slots.pro} />}
      <StoreAndAdvice store={slots.store} advice={slots.consultation} />
    </>
  )
}
