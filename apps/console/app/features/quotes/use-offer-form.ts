import { type KeyboardEvent as FieldKeyEvent, useEffect, useState } from 'react'
import { useUnsaved } from '../../generic/unsaved.tsx'
import type { OfferTexts } from './offer-draft.ts'

const textsOf = (form: HTMLFormElement): OfferTexts =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** Follows what is typed into an offer, so that its sums are shown. ⌘↵ or Ctrl Enter sends it. */
export function useOfferForm(start: OfferTexts, refusalKey: string | undefined) {
  const [texts, setTexts] = useState(start)
  const { form, isRestored, discard } = useUnsaved(refusalKey)
  const read = () => {
    if (form.current) setTexts(textsOf(form.current))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored draft changes the fields without an event
  useEffect(read, [isRestored])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.defaultPrevented) return
      // the other forms of the page are sent by their own buttons
      const around = event.target instanceof Element ? event.target.closest('form') : null
      if (around && around !== form.current) return
      event.preventDefault()
      form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[value="offerQuote"]'))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [form])
  /** Writes a field as if it was typed, so that drafts and sums follow. */
  const type = (name: string, text: string) => {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return { form, texts, read, isRestored, discard, type }
}

export type OfferForm = ReturnType<typeof useOfferForm>

/** Up, down and Enter move between the lines of a column, as in a spreadsheet. */
export function moveInColumn(event: FieldKeyEvent<HTMLElement>): void {
  const { key, target } = event
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return
  // Enter in a field sends nothing by mistake
  if (key === 'Enter') event.preventDefault()
  const step = key === 'ArrowDown' || (key === 'Enter' && !event.shiftKey) ? 1 : -1
  if (!target.dataset.column || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return
  event.preventDefault()
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${target.dataset.column}"]`)]
  const next = column[column.indexOf(target) + step]
  next?.focus()
  next?.select()
}
