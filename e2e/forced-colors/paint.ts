/// <reference lib="dom" />

export interface Paint {
  /** Seen by the eye: neither hidden nor for screen readers alone. */
  isSeen(element: Element): boolean
  /** The color behind what an element shows. */
  behind(element: Element | null): string
  /** From 1 to 21; 1 for what is not painted. */
  contrast(color: string, back: string): number
  /** The sides of an element that have a line. */
  linesOf(element: Element): string[]
  /** The line around an element, as the focus has; empty if it has none. */
  outlineOf(element: Element): string
  /** All that an eye can tell two elements by, apart from their words. */
  lookOf(element: Element | null): string
  /** The element's name in a message. */
  nameOf(element: Element): string
}

/** Makes `paint` known to the functions that run in the page after it. Runs in the page. */
export function addPaint(): void {
  const numbersOf = (color: string): [number, number, number, number] => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+(?:e-\d+)?/g) ?? []).map(Number)
    return color.startsWith('color(srgb') ? [r * 255, g * 255, b * 255, alpha] : [r, g, b, alpha]
  }
  const brightnessOf = (color: string): number => {
    const [r, g, b] = numbersOf(color).map((one) => {
      const part = one / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as [number, number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const isPainted = (color: string) => /^(rgb|color)/.test(color) && numbersOf(color)[3] > 0.5
  const contrast: Paint['contrast'] = (color, back) => {
    if (!isPainted(color)) return 1
    const [dark = 0, light = 0] = [brightnessOf(color), brightnessOf(back)].sort((one, other) => one - other)
    return (light + 0.05) / (dark + 0.05)
  }
  const behind: Paint['behind'] = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (isPainted(backgroundColor)) return backgroundColor
    }
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
  }
  const linesOf: Paint['linesOf'] = (element) => {
    const style = getComputedStyle(element)
    const back = behind(element.parentElement)
    return (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) => {
      const width = Number.parseFloat(style[`border${side}Width`])
      const color = style[`border${side}Color`]
      const isLine = width > 0 && style[`border${side}Style`] !== 'none' && contrast(color, back) >= 3
      return isLine ? [`${side} ${width} ${style[`border${side}Style`]} ${color}`] : []
    })
  }
  const outlineOf: Paint['outlineOf'] = (element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const backs = [behind(element), behind(element.parentElement)]
    const isLine = outlineStyle !== 'none' && backs.some((back) => contrast(outlineColor, back) >= 3)
    return isLine && outlineWidth !== '0px' ? `${outlineWidth} ${outlineStyle}` : ''
  }
  const isSeen: Paint['isSeen'] = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const lookOf: Paint['lookOf'] = (element) => {
    if (!element) return ''
    const { color, fontWeight, textDecorationLine, opacity } = getComputedStyle(element)
    const marks = [...element.querySelectorAll('svg')].filter(isSeen).length
    const added = ['::before', '::after'].map((one) => getComputedStyle(element, one).content)
    const text = [color, fontWeight, textDecorationLine, opacity, behind(element), outlineOf(element)]
    return [...text, ...linesOf(element), marks, ...added].join('|')
  }
  const nameOf: Paint['nameOf'] = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    const look = (element.getAttribute('class') ?? '').split(' ').slice(0, 4).join('.')
    return `${element.tagName.toLowerCase()}${look && `.${look}`} “${words.slice(0, 40)}”`
  }
  Object.assign(globalThis, { paint: { isSeen, behind, contrast, linesOf, outlineOf, lookOf, nameOf } satisfies Paint })
}
