import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Forms keep the place of their page, so the notice above a long one may be out of sight: then it is scrolled to. */
export function useShownOutcome(): void {
  const { state, formMethod } = useNavigation()
  const isSent = state !== 'idle' && formMethod !== undefined && formMethod !== 'GET'
  const before = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (isSent) before.current ??= new Set(notices().map(textOf))
    if (state !== 'idle' || !before.current) return
    showOutcome(before.current)
    before.current = undefined
  }, [isSent, state])
}

/** A notice that was there before says nothing about this form, unless it is the only one. */
function showOutcome(before: ReadonlySet<string>): void {
  const all = notices()
  const fresh = all.filter((notice) => !before.has(textOf(notice)))
  const [first, ...others] = fresh.length > 0 ? fresh : all
  if (!first || [first, ...others, ...wrongFields()].some(isInView)) return
  first.scrollIntoView({ block: 'center' })
}

const textOf = (element: Element): string => element.textContent ?? ''

const notices = (): Element[] =>
  find('[role="alert"], [role="status"]').filter(
    (one) => textOf(one).trim() !== '' && !one.classList.contains('sr-only') && one.checkVisibility(),
  )

const wrongFields = (): Element[] => find('[aria-invalid="true"]')

const find = (selector: string): Element[] => [...document.querySelectorAll(`#content :is(${selector})`)]

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
