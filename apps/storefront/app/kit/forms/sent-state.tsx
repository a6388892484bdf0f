import { CheckIcon } from '@tessera/ui/icons'
import { useAutoFocus } from '@tessera/ui/use-auto-focus'
import { type ReactNode, useRef } from 'react'

interface Props {
  title: string
  message?: ReactNode
  reference?: string | null | undefined
  action?: ReactNode
}

/** Success page of a form: next steps, a reference and one link. The heading gets the focus. */
export function SentState({ title, message, reference, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useAutoFocus(heading, title)
  return (
    <div className="page pt-12">
      <div className="mx-auto grid max-w-2xl justify-items-start gap-5 border border-grout bg-surface p-6 tablet:p-12">
        <span className="grid size-12 place-items-center rounded-full border border-sage text-sage">
          <CheckIcon />
        </span>
        {/* biome-ignore lint/a11y/noAutofocus: the success message is what the user is waiting for */}
        <h1 ref={heading} tabIndex={-1} autoFocus className="text-4xl outline-none">
          {title}
        </h1>
        {message && <div className="grid gap-3 text-lg">{message}</div>}
        {reference && (
          <p className="text-stone">
            Reference <span className="tabular font-bold text-ink">{reference}</span>
          </p>
        )}
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
