import type { OrderLine } from '@tessera/client/shop/types.gen'
import { formatDay, formatUnits } from '@tessera/ui/format'

/** The boxes shipped, delivered, canceled and so on; zero counts are left out. */
export function lineProgress(line: OrderLine, year: number): string[] {
  const { boxes, unit, shippedBoxes, backorderedBoxes, returnedBoxes, canceledBoxes, expectedOn, fulfilment } = line
  const wanted = boxes - canceledBoxes
  const units = (count: number) => formatUnits(count, unit)
  const texts = [
    shippedBoxes > 0 && shippedBoxes < wanted && `${units(shippedBoxes)} of ${wanted} shipped`,
    backorderedBoxes > 0 && `${units(backorderedBoxes)} on backorder`,
    returnedBoxes > 0 && `${units(returnedBoxes)} returned`,
    canceledBoxes > 0 && `${units(canceledBoxes)} canceled`,
    expectedOn &&
      shippedBoxes < wanted &&
      fulfilment !== 'ready-for-pick-up' &&
      `expected ${formatDay(expectedOn, year)}`,
  ]
  return texts.filter((one) => typeof one === 'string')
}

export const fulfilmentTexts: Record<OrderLine['fulfilment'], string> = {
  confirmed: 'Confirmed',
  allocated: 'Reserved',
  picking: 'Being picked',
  'ready-for-pick-up': 'Ready for pickup',
  shipped: 'Shipped',
  delivered: 'Delivered',
  backordered: 'Backordered',
  canceled: 'Canceled',
}
