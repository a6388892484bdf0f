import { Link } from './link.tsx'

export interface Tab {
  href: string
  label: string
  isCurrent: boolean
  count?: number | undefined
  /** The counted unit for screen readers: 'documents'. */
  counted?: string | undefined
}

/** Tabs are links: each has a URL, and the back button works. They scroll sideways if they do not fit, to the current one first. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="relative overflow-x-auto border-b border-grout">
      <ul className="flex gap-6">
        {tabs.map(({ href, label, isCurrent, count, counted }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 border-transparent text-stone no-underline hover:text-ink aria-[current]:border-ink aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest]"
            >
              {label}
              {count !== undefined && (
                <span className="tabular text-sm text-stone">
                  {count}
                  {counted && <span className="sr-only"> {counted}</span>}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
