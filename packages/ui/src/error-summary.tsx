import { useRef } from 'react'
import { useTakesFocus } from './use-takes-focus.tsx'

export interface ErrorSummaryProps {
  /** Shown alone, too; without one the form is to be checked. */
  title?: string | undefined
  /** One message for the whole form, where no field is to blame. */
  message?: string | undefined
  /** `field` is the id of what is wrong; the id of a field is its name unless it says otherwise. */
  errors?: readonly { field: string; message: string }[] | undefined
}

/** What is wrong with a form, with links to the fields. Gets the focus when it appears or changes. */
export function ErrorSummary({ title, message, errors = [] }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const said = `${title ?? ''}${message ?? ''}${errors.map(({ field, message }) => field + message).join()}`
  useTakesFocus(box, said)
  if (!said) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form hears first what is wrong with it
    <div ref={box} tabIndex={-1} role="alert" autoFocus className="grid gap-2 border-s-4 border-sale bg-surface p-4">
      <p className="font-bold text-sale">{title ?? 'Please check the form'}</p>
      {message && <p>{message}</p>}
      {errors.length > 0 && (
        <ul className="grid gap-1">
          {errors.map(({ field, message }) => (
            <li key={field + message}>
              <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function focusField(event: { preventDefault(): void }, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
