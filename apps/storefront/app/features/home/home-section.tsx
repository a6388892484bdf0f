import { ArrowRightIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'
import type { HomeSlotAction } from './home-slot.ts'

interface HomeSectionProps {
  id: string
  title: string
  action?: HomeSlotAction | undefined
  children: ReactNode
}

/** A section of the home page: title on the left, one link on the right. */
export function HomeSection({ id, title, action, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="page pt-16 desktop:pt-24">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {action && (
          <Link href={action.href} className="inline-flex min-h-11 items-center gap-2">
            {action.label} <ArrowRightIcon className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
