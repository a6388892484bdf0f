import { ArrowRightIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import type { ContinueItem } from './load-continue-items.server.ts'

export function ContinueStrip({ items }: { items: readonly ContinueItem[] }) {
  return (
    <nav aria-label="Continue" className="page pt-8">
      <ul className="grid gap-px border border-grout bg-grout tablet:grid-flow-col tablet:auto-cols-fr">
        {items.map(({ text, href }) => (
          <li key={href} className="bg-surface">
            <Link href={href} className="flex min-h-14 items-center justify-between gap-3 px-5 py-3 no-underline">
              {text} <ArrowRightIcon className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
