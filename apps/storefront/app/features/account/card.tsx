import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The figure or the name that matters, large. */
  figure?: ReactNode
  link: { href: string; label: string }
  children?: ReactNode
}

export function Card({ title, figure, link, children }: Props) {
  return (
    <section className="grid content-start gap-2 bg-surface p-6">
      <h2 className="font-sans text-sm font-bold text-stone">{title}</h2>
      {figure && <p className="font-display text-3xl leading-tight">{figure}</p>}
      {children && <div className="text-stone">{children}</div>}
      <Link href={link.href} className="mt-2 inline-flex min-h-8 items-center justify-self-start">
        {link.label}
      </Link>
    </section>
  )
}
