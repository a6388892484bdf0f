import type { ReactNode } from 'react'

interface Props {
  title: string
  intro?: ReactNode
  /** Help beside the form; below it on phones. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with a single form: heading, intro, one column of fields, help beside it. */
export function FormPage({ title, intro, aside, children }: Props) {
  return (
    <div className="page grid gap-x-12 gap-y-10 pt-12 desktop:grid-cols-12">
      <div className="grid w-full min-w-0 max-w-3xl content-start gap-8 desktop:col-span-7">
        <header className="grid gap-4">
          <h1 className="text-5xl">{title}</h1>
          {intro && <div className="max-w-text text-lg text-stone">{intro}</div>}
        </header>
        {children}
      </div>
      {aside && (
        <aside className="grid content-start gap-8 desktop:col-span-4 desktop:col-start-9 desktop:pt-4">{aside}</aside>
      )}
    </div>
  )
}

export function AsideNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t border-grout pt-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
