import { EmptyState } from '@tessera/ui/empty-state'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import type { ReactNode } from 'react'

/** The heading of a tab with a link to the full list. */
export const TabHead = ({ title, href, label }: { title: string; href: string; label: string }) => (
  <div className="-mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
    <h2 className="text-2xl">{title}</h2>
    <Link href={href}>{label}</Link>
  </div>
)

/** Shown for one section that failed while the rest of the page loaded. */
export const SectionUnavailable = () => (
  <Notice kind="warning" title="We couldn’t load this section">
    Please reload in a moment.
  </Notice>
)

interface EmptyTabProps {
  title: string
  action: ReactNode
  children: ReactNode
}

export const EmptyTab = ({ title, action, children }: EmptyTabProps) => (
  <EmptyState title={title} action={action}>
    {children}
  </EmptyState>
)
