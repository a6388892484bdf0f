/// <reference lib="dom" />
import type { Paint } from './paint.ts'

/** Parts that are current, pressed, selected or checked, and look like those that are not. Runs in the page. */
export function findHiddenStates({ part }: { part: string }): string[] {
  const { isSeen, lookOf, nameOf } = (globalThis as unknown as { paint: Paint }).paint
  const isOn = (element: Element, state: string) => (element.getAttribute(state) ?? 'false') !== 'false'
  const around =
    'ul, ol, nav, table, fieldset, form, [role=group], [role=listbox], [role=tablist], [role=grid], main, body'
  /** Its own look, its row's, and that of its words. */
  const wholeLook = (element: Element) => {
    const words = [...element.querySelectorAll('*')].find((one) => one.childNodes[0]?.nodeType === Node.TEXT_NODE)
    return [element, element.parentElement, words ?? null].map(lookOf).join()
  }
  const kindOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('class')?.split(' ')[0]}`
  const states = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked']
  const found = states.flatMap((state) =>
    [...document.querySelectorAll(`[${state}]`)].flatMap((one) => {
      if (!one.closest(part) || !isOn(one, state) || !isSeen(one)) return []
      const others = [...(one.parentElement?.closest(around)?.querySelectorAll(one.tagName) ?? [])]
      const peer = others.find((other) => !isOn(other, state) && kindOf(other) === kindOf(one) && isSeen(other))
      return peer && wholeLook(peer) === wholeLook(one) ? [`${state} is not seen: ${nameOf(one)}`] : []
    }),
  )
  const boxes = document.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')
  const unticked = [...boxes].flatMap((box) => {
    const label = box.closest('label')
    const isNative = isSeen(box) && getComputedStyle(box).appearance !== 'none'
    if (!box.closest(part) || isNative || !label || !isSeen(label)) return []
    const lookAround = () => [label, ...label.querySelectorAll('*')].map(lookOf).join()
    const was = box.checked
    const [on, off] = [true, false].map((isChecked) => {
      box.checked = isChecked
      return lookAround()
    })
    box.checked = was
    return on === off ? [`checked is not seen: ${nameOf(label)}`] : []
  })
  return [...found, ...unticked]
}
