import { WarningIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import type { AccountAlert } from './alerts.ts'

const maxAlerts = 4

/** Items that need attention today, each with a link. */
export function AlertList({ alerts }: { alerts: readonly AccountAlert[] }) {
  if (alerts.length === 0) return null
  return (
    <ul aria-label="Action needed" className="border-s-4 border-amber bg-surface">
      {alerts.slice(0, maxAlerts).map(({ text, href, label, isSevere }) => (
        <li key={href} className="flex flex-wrap items-center gap-x-3 border-b border-grout px-4 py-2 last:border-b-0">
          <WarningIcon className={`size-5 shrink-0 ${isSevere ? 'text-sale' : 'text-amber'}`} />
          <span className={`min-w-48 grow basis-0 ${isSevere ? 'font-bold text-sale' : ''}`}>{text}</span>
          <Link href={href} className="inline-flex min-h-8 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
