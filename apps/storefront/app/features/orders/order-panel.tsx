import { ErrorSummary } from '@tessera/ui/error-summary'
import { useAutoFocus } from '@tessera/ui/use-auto-focus'
import { type ReactNode, useRef } from 'react'

interface Props {
  title: string
  problem: string | undefined
  children: ReactNode
}

/** A form about the order, above its details. The heading takes the focus. */
export function OrderPanel({ title, problem, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useAutoFocus(heading, title)
  return (
    <section aria-labelledby="panel" className="grid gap-4 border border-ink bg-surface p-5 tablet:p-6">
      {/* biome-ignore lint/a11y/noAutofocus: the user opened this panel, so the focus moves to it */}
      <h2 id="panel" ref={heading} tabIndex={-1} autoFocus className="text-2xl outline-none">
        {title}
      </h2>
      {problem && <ErrorSummary title="Something went wrong" message={problem} />}
      {children}
    </section>
  )
}
