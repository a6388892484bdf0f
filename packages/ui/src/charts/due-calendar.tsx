import { classNames } from '../class-names.tsx'
import { formatMoney } from '../format.tsx'
import { Link } from '../link.tsx'
import { formatMonth } from './format-month.tsx'
import { formatShortMoney } from './format-short-money.tsx'
import { monthsFrom, monthWeeks } from './month-weeks.tsx'

export interface DueAmount {
  /** 2026-11-19 */
  on: string
  cents: number
  /** `2 invoices` */
  text?: string | undefined
}

interface Props {
  caption: string
  /** Earlier days are overdue. */
  today: string
  months: number
  amounts: readonly DueAmount[]
  /** Link target of a day. */
  hrefOf?: ((on: string) => string) | undefined
  className?: string | undefined
}

/** Due amounts by day. The calendar is itself a table, so it needs no separate one. */
export function DueCalendar({ caption, today, months, amounts, hrefOf, className }: Props) {
  const byDay = new Map(amounts.map((amount) => [amount.on, amount]))
  return (
    <div className={classNames('grid gap-6 tablet:grid-cols-2', className)}>
      {monthsFrom(today.slice(0, 7), months).map((month) => (
        <Month key={month} month={month} caption={caption} today={today} byDay={byDay} hrefOf={hrefOf} />
      ))}
    </div>
  )
}

interface MonthProps extends Pick<Props, 'caption' | 'today' | 'hrefOf'> {
  month: string
  byDay: ReadonlyMap<string, DueAmount>
}

function Month({ month, caption, today, byDay, hrefOf }: MonthProps) {
  const title = formatMonth(month)
  return (
    <table className="w-full table-fixed content-start self-start text-xs">
      <caption className="pb-2 text-start text-sm font-bold">
        <span className="sr-only">{caption}, </span>
        {title}
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name} className="py-1 text-start font-normal text-stone">
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((on, weekday) => (
              <Day
                key={on ?? weekdays[weekday]}
                on={on}
                month={title}
                today={today}
                due={on ? byDay.get(on) : undefined}
                hrefOf={hrefOf}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface DayProps {
  on: string | undefined
  /** `November 2026`; a formatted date takes 5 µs, and two months have 61. */
  month: string
  today: string
  due: DueAmount | undefined
  hrefOf: Props['hrefOf']
}

function Day({ on, month, today, due, hrefOf }: DayProps) {
  const number = on ? Number(on.slice(8)) : ''
  const isToday = on === today
  const look = classNames(
    'h-12 border border-grout p-0 align-top',
    isToday && 'outline-2 -outline-offset-2 outline-ink',
    !due && 'text-stone',
    due && (due.on < today ? 'bg-sale text-paper' : 'bg-ink text-paper'),
  )
  return (
    <td aria-current={isToday ? 'date' : undefined} className={look}>
      {due ? (
        <DueDay
          due={due}
          day={month.replace(' ', ` ${number}, `)}
          number={number}
          href={hrefOf?.(due.on)}
          isLate={due.on < today}
        />
      ) : (
        <p className="px-px py-1 tablet:px-1">{number}</p>
      )}
    </td>
  )
}

function DueDay({
  due,
  day,
  number,
  href,
  isLate,
}: {
  due: DueAmount
  /** `November 19, 2026` */
  day: string
  number: number | ''
  href: string | undefined
  isLate: boolean
}) {
  const words = [day, formatMoney(due.cents), due.text, isLate && 'overdue'].filter(Boolean).join(', ')
  const inside = (
    <>
      <span aria-hidden="true" className="block">
        {number}
      </span>
      <span aria-hidden="true" className="tabular block truncate">
        {formatShortMoney(due.cents)}
      </span>
      <span className="sr-only">{words}</span>
    </>
  )
  if (!href) return <div className="px-px py-1 tablet:px-1">{inside}</div>
  return (
    <Link href={href} className="block h-full px-px py-1 no-underline hover:underline tablet:px-1">
      {inside}
    </Link>
  )
}
