import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type FetcherWithComponents, useFetchers } from 'react-router'
import { findRefusal } from '../../http/form-refusal.ts'

interface Props {
  fetcher: FetcherWithComponents<unknown>
  /** The fields that identify the edited object; sent with every change. */
  hidden: Record<string, string>
  children: ReactNode
  className?: string | undefined
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const knownOf = (field: Field): string => {
  if (field instanceof HTMLSelectElement) return field.dataset.known ?? ''
  return field.defaultValue
}

/** Fields without focus show the stored values, including changes by colleagues. */
function showKnown(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<Field>('select, textarea, input[type=text]') ?? []) {
    const known = knownOf(field)
    if (field !== document.activeElement && field.value !== known) field.value = known
  }
}

/**
 * A form that saves itself. With JavaScript each field is sent on its own when it loses focus, so that a colleague's
 * changes to other fields stay. Writes are sequential, because each needs the basket ID of the one before. Without
 * JavaScript the button sends the whole form.
 */
export function AutosaveForm({ fetcher, hidden, children, className }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef(new Map<string, string>())
  const isBusy = useFetchers().some(({ state }) => state !== 'idle')
  const flush = useCallback(() => {
    if (isBusy || waiting.current.size === 0) return
    const change = Object.fromEntries(waiting.current)
    waiting.current.clear()
    fetcher.submit({ ...hidden, ...change, stay: 'yes' }, { method: 'post' })
  }, [isBusy, fetcher, hidden])
  useEffect(flush, [flush])
  const hasRefusal = findRefusal(fetcher.data) !== undefined
  useEffect(() => {
    if (!isBusy && !hasRefusal && waiting.current.size === 0) showKnown(form.current)
  })
  useEffect(() => {
    const element = form.current
    const note = ({ target }: Event) => {
      const field = target as Field
      if (field.name === '' || field.value === knownOf(field)) return
      waiting.current.set(field.name, field.value)
      flush()
    }
    element?.addEventListener('change', note)
    return () => element?.removeEventListener('change', note)
  }, [flush])
  return (
    <fetcher.Form ref={form} method="post" className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </fetcher.Form>
  )
}
