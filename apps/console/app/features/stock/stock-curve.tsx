import { addDays, daysBetween } from '@tessera/domain/billing/calendar'
import { StepChart } from '@tessera/ui/charts/step-chart'
import { formatCount, formatLongDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { ProductStockView } from './product-stock.server.ts'
import { curveDays, stockPageHref } from './stock-page-href.ts'

/** The stock over time, at all places or at the one whose history is shown. */
export function StockCurve({ view }: { view: ProductStockView }) {
  const { productID, record, recordName, curve, days, today, mark } = view
  const start = addDays(today, 1 - days)
  return (
    <ScreenPart title="Over time">
      <p className="flex flex-wrap gap-x-4">
        {curveDays.map((one) => (
          <Link
            key={one}
            href={stockPageHref(productID, { record, days: one })}
            aria-current={one === days ? 'true' : undefined}
            className="inline-flex min-h-8 items-center aria-[current]:font-bold aria-[current]:no-underline"
          >
            {one} days
          </Link>
        ))}
      </p>
      {curve ? (
        <StepChart
          caption={record ? `Boxes at ${recordName}` : 'Boxes at all locations'}
          headers={['Day', 'Boxes']}
          points={curve.map(({ Day, Quantity }) => ({
            label: formatLongDay(Day),
            value: Quantity,
            text: formatCount(Quantity),
            from: daysBetween(start, Day) / Math.max(1, days),
          }))}
          ends={[formatLongDay(start), 'Today']}
          mark={mark === null ? undefined : { value: mark, text: `reorder at ${formatCount(mark)}` }}
        />
      ) : (
        <Notice kind="warning">The chart couldn’t be loaded. Reload the page to try again.</Notice>
      )}
    </ScreenPart>
  )
}
