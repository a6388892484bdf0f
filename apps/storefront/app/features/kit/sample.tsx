import type { ReactNode } from 'react'

/** One component of the kit in all its states. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-grout py-8 desktop:grid-cols-[12rem_1fr]">
      <h2 className="font-sans text-sm font-bold">{title}</h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  )
}

export function SampleRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>
}
