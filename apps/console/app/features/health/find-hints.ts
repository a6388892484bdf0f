import type { Fault, HealthAnswers } from './health-view.ts'
import { say } from './say.ts'

/** No faults, but what a look at the shop may improve. */
export function findHints({ shop, platform }: Pick<HealthAnswers, 'shop' | 'platform'>): Fault[] {
  const low = platform?.LowStockProducts ?? 0
  const [unfound, top] = [shop?.searchesWithoutResult ?? 0, shop?.topSearch ?? '']
  return [
    ...(low > 0
      ? [
          {
            text: say(low, 'One product is low on stock.', 'products are low on stock.'),
            href: '/stock?view=low',
          },
        ]
      : []),
    ...(unfound > 0
      ? [
          {
            text: say(
              unfound,
              `A search in the last 7 days found nothing: “${top}”. A synonym may help.`,
              `searches in the last 7 days found nothing, most often “${top}”. A synonym may help.`,
            ),
            href: '/content/searches',
          },
        ]
      : []),
  ]
}
