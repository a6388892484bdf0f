import { useRef } from 'react'
import { useAutoFocus } from './use-auto-focus.tsx'

export interface ErrorSummaryProps {
  /** Can be shown alone; the default asks the user to check the form. */
  title?: string | undefined
  /** A message for the whole form, not tied to a field. */
  message?: string | undefined
  /** `field` is the ID of the invalid control; by default a field's ID is its name. */
  errors?: readonly { field: string; message: string }[] | undefined
}

/** Lists a form's errors with links to the fields. Gets the focus when it appears or changes. */
export function ErrorSummary({ title, message, errors = [] }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const announcement = `${title ?? ''}${message ?? ''}${errors.map(({ field, message }) => field + message).join()}`
  useAutoFocus(box, announcement)
  if (!announcement) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after submitting, users must hear the errors first
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
