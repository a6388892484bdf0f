import type { ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** A part of a screen with its heading. */
export const ScreenPart = ({ title, children }: Props) => (
  <section aria-label={title} className="grid min-w-0 content-start gap-2">
    <h2 className="border-b border-grout pb-1 text-lg">{title}</h2>
    {children}
  </section>
)
