/// <reference lib="dom" />
import type { Paint } from './paint.ts'

/** Buttons and fields that look like plain text or like nothing. Runs in the page. */
export function findBareControls({ part }: { part: string }): string[] {
  const { isSeen, linesOf, nameOf } = (globalThis as unknown as { paint: Paint }).paint
  const ownLook = 'hidden, checkbox, radio, range, color'.split(', ').map((type) => `[type=${type}]`)
  const controls = `button, summary, select, textarea, [role=button], [role=switch], input:not(${ownLook.join()})`
  const isUnderlined = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some((one) =>
      getComputedStyle(one).textDecorationLine.includes('underline'),
    )
  /** A frame around a field and its buttons is that of all of them. */
  const isFramed = (element: Element) =>
    [element.parentElement, element.parentElement?.parentElement].some((one) => {
      const isTight = one && one.getBoundingClientRect().height < element.getBoundingClientRect().height + 24
      return isTight && linesOf(one).length > 0
    })
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (!control.closest(part) || !isSeen(control)) return []
    const hasIcon = [...control.querySelectorAll('svg, img')].some(isSeen)
    const isShown = hasIcon || linesOf(control).length > 0 || isUnderlined(control) || isFramed(control)
    return isShown ? [] : [`no border: ${nameOf(control)}`]
  })
}

/** Dialogs, menus and lists above the page that only a shadow sets off. Runs in the page. */
export function findBareLayers({ part }: { part: string }): string[] {
  const { isSeen, linesOf, nameOf } = (globalThis as unknown as { paint: Paint }).paint
  const isAbove = (layer: Element) => isSeen(layer) && /fixed|absolute/.test(getComputedStyle(layer).position)
  const layers = document.querySelectorAll(`dialog, [role=listbox], [role=dialog], [popover]`)
  return [...layers].flatMap((layer) =>
    layer.closest(part) && isAbove(layer) && linesOf(layer).length === 0 ? [`no edge: ${nameOf(layer)}`] : [],
  )
}

/** Links, buttons and fields that look with the focus as they do without it. Runs in the page, after a key. */
export function findUnseenFocus({ part }: { part: string }): string[] {
  const { isSeen, lookOf, nameOf, outlineOf } = (globalThis as unknown as { paint: Paint }).paint
  const seen = new Set<string>()
  const controls = `a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])`
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const kind = `${control.tagName} ${control.getAttribute('type')} ${control.className} ${control.parentElement?.className}`
    const label = control.closest('label')
    if (!control.closest(part) || seen.has(kind) || !isSeen(label ?? control)) return []
    seen.add(kind)
    const around = [
      control,
      control.parentElement,
      control.parentElement?.parentElement,
      control.nextElementSibling,
      label,
    ]
    const lookAround = () => around.map((one) => lookOf(one ?? null)).join()
    const without = lookAround()
    control.focus({ preventScroll: true })
    // a cell of a grid keeps its outline while the focus is elsewhere
    const isUnseen = document.activeElement === control && !outlineOf(control) && lookAround() === without
    return isUnseen ? [`focus is not seen: ${nameOf(control)}`] : []
  })
}
