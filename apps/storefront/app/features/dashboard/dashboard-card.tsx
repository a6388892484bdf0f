import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The main figure; empty if the service did not answer. */
  figure: ReactNode
  children?: ReactNode
  href: string
  label: string
}

export function DashboardCard({ title, figure, children, href, label }: Props) {
  return (
    <section className="grid content-start gap-1.5 bg-surface p-4 tablet:p-5">
      <h2 className="font-sans text-sm font-bold text-stone">{title}</h2>
      {figure === undefined ? (
        <p className="text-stone">We couldn’t load this. Please try again in a moment.</p>
      ) : (
        <p className="font-display text-xl leading-tight wrap-anywhere tablet:text-3xl">{figure}</p>
      )}
      {children && <div className="text-sm text-stone">{children}</div>}
      <Link href={href} className="mt-1 inline-flex min-h-8 items-center justify-self-start text-sm">
        {label}
      </Link>
    </section>
  )
}
