/// <reference lib="dom" />

/** The attribute of the first text of each look. */
export const firstOfLook = 'data-first-of-look'

/**
 * Marks one text of each color, size and weight on each background, so that axe measures every contrast once: of the
 * 496 texts of a listing 41 differ, and contrast was two thirds of what axe costs. Runs in the page.
 */
export function markLooks(attribute: string): void {
  const backgrounds = new Map<Element, string>()
  const backgroundOf = (element: Element): string => {
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${position}`
    const isOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none' && opacity === '1'
    const behind = isOpaque || !element.parentElement ? '' : backgroundOf(element.parentElement)
    backgrounds.set(element, `${own}|${behind}`)
    return `${own}|${behind}`
  }
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // contrast of a disabled control does not matter, and classes hide text from the eye
    const isDisabled = element.closest(':disabled, [aria-disabled=true], label:has(:disabled)') !== null
    const classes = `${element.getAttribute('class')} ${element.parentElement?.getAttribute('class')}`
    return [color, fontSize, fontWeight, textShadow, isDisabled, classes, backgroundOf(element)].join('|')
  }
  const looks = new Set<string>()
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(attribute)
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue
    const look = lookOf(element)
    element.toggleAttribute(attribute, !looks.has(look))
    looks.add(look)
  }
}
