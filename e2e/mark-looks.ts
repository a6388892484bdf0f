/// <reference lib="dom" />

/** The attribute of the first text of each look: its place in the list. */
export const lookNumber = 'data-look'

/**
 * Lists the looks of all texts in a part: color, size and weight on each background. Numbers one text of each, so that
 * axe measures every contrast once: of the 496 texts of a listing 41 differ, and contrast was two thirds of what axe
 * costs. Runs in the page.
 */
export function markLooks({ part, attribute }: { part: string; attribute: string }): string[] {
  const backgrounds = new Map<Element, string>()
  const backgroundOf = (element: Element): string => {
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const isOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none' && opacity === '1'
    const behind = isOpaque || !element.parentElement ? '' : backgroundOf(element.parentElement)
    // an element that paints nothing and stays in its place has the background of its parent
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${position}`
    const isNothing = /^rgba\(0, 0, 0, 0\) none 1 (static|relative)$/.test(own)
    const whole = isNothing ? behind : `${own}|${behind}`
    backgrounds.set(element, whole)
    return whole
  }
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // contrast of a disabled control does not matter
    const isDisabled = element.closest(':disabled, [aria-disabled=true], label:has(:disabled)') !== null
    return [color, fontSize, fontWeight, textShadow, isDisabled, backgroundOf(element)].join('|')
  }
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    // text for screen readers alone is one pixel, and its contrast does not matter
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const looks = new Set<string>()
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
  for (const element of document.querySelectorAll(`${part} *`)) {
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    if (!hasText || !isSeen(element)) continue
    const look = lookOf(element)
    if (!looks.has(look)) element.setAttribute(attribute, String(looks.size))
    looks.add(look)
  }
  return [...looks]
}
