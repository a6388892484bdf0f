import type { OpeningHours } from '@tessera/client/shop/types.gen'
import { classNames } from '@tessera/ui/class-names'
import { formatDay, formatHour } from '@tessera/ui/format'

/** The opening hours of seven days from today, in the store's time zone. */
export function HoursTable({ hours }: { hours: readonly OpeningHours[] }) {
  return (
    <table className="w-full max-w-md">
      <caption className="sr-only">Hours for the next seven days</caption>
      <tbody>
        {hours.map(({ day, opens, closes, reason }, at) => (
          <tr key={day} className={classNames('border-b border-grout', at === 0 && 'font-bold')}>
            <th scope="row" className={classNames('py-2 text-start', at === 0 ? 'font-bold' : 'font-normal')}>
              {formatDay(day)}
              {at === 0 && <span className="ms-2 text-sm font-normal text-stone">Today</span>}
            </th>
            <td className="tabular py-2 text-end">
              {opens && closes ? `${formatHour(opens)} – ${formatHour(closes)}` : 'Closed'}
              {reason && <span className="block text-sm font-normal text-stone">{reason}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
